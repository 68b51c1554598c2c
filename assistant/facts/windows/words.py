"""The words for rooms, windows and what stands before them, as people write and abbreviate them."""

from __future__ import annotations

from assistant.facts.vocabulary import word_set

SLEEPING = """
    bedroom|bedrooms|bed room|bd|bdrs|mbr|mstr br|mstr bdrm|mstr|sleep rm|slp area|sleeping quarters|kids bedroom|
    kid bedroom|baby bedroom|bd room|bed rm|bed rooms|bedrm|bedrms|bdrm|bdrms|bdroom|bedoom|bedrom|br|brs|bdr|bd rm|
    sleeping room|sleeping rooms|slpg rm|slpg room|sleep room|sleepng rm|sleeping rm|slp rm|slpng rm|sleeping area|
    sleeping porch|sleeping loft|nursery|guest room|guestroom|spare room|master suite|bunk room|bunkroom|kids room|
    kid room|kids ' room|child room|childs room|son room|sons room|daughter room|daughters room|teenagers room|
    teenager room|baby room|babys room|boys room|girls room|bedchamber|dorm room|primary suite|master|dormitorio|
    dormitorios|recámara|recamara|habitación|habitacion|alcoba|cuarto
"""
LIVING = """
    living room|living rooms|livingroom|livin room|liv rm|livrm|lvrm|lvg rm|living rm|lr|famrm|fam room|rec rm|
    tv rm|liv|sit rm|sitting rm|great rm|front rm|den|family room|family rm|fam rm|front room|great room|
    sitting room|rec room|playroom|play room|parlor|parlour|study|office|home office|library|lounge|sunroom|
    sun room|tv room|living area|sala|estancia
"""
KITCHEN = "cocina|kitchen|kitchens|kitchenette|kitch|kit|kitchin|galley|cook room"
DINING = """
    comedor|dining room|dining rooms|dining rm|din rm|dinrm|dng rm|din room|dining area|dinning room|dr|
    breakfast nook|dinette|dining
"""
BATHROOM = """
    bathroom|bathrooms|bath room|bath|baths|bathrm|bathrms|bthrm|washroom|restroom|powder room|toilet room|toilet|
    wc|w c|water closet|shower room|half bath|lavatory|lav|toilet closet|commode closet|loo|bath rm|ba|bth|
    toilet rm|shower rm|powder rm|half ba|baño|bano
"""
OTHER = """
    closet|walk in closet|laundry|laundry room|hallway|hall|corridor|pantry|foyer|storage room|utility room|mudroom|
    mud room|entryway|storage space|storage|furnace room|laundry rm|lndry|lndry rm|storage rm|utility rm|furnace rm|
    hallwy|stairwell|vestibule|entry hall|communicating corridor
"""
ANY_ROOM = """
    room|rooms|rm|rms|attic|loft|nook|studio|garret|hayloft|alcove|bump out|bumpout|wing|ell|floor|flr|
    floor area|floor space|square footage|footage|sq footage|addition part|piso|ático|suelo
"""

WINDOW = """
    window|windows|windw|windws|wndw|wndws|win|wins|windo|windos|windwo|wimdow|winow|winder|winders|widow|
    widows|sash|sashes|glass|glazing|glz|glzg|pane|panes|casement|casements|double hung|double hungs|doublehung|
    dh|single hung|single hungs|slider|sliders|picture window|picture windows|porthole|egress window|
    fenestration|window opening|window openings|wdw|wdws|wnd|center lite|glass area|window area|window glass|
    total glass|casement window|casement windows|basement window|basement windows|awning window|hopper window|
    sliding window|sliding windows|double hung window|double hung windows|single hung window|bay window|
    awning unit|awning|hopper|glass block window|dbl hung|dbl hungs|wndo|wndos|ventana|ventanas|vidrio
"""
SKYLIGHT = """
    skylight|skylights|skylite|skylites|skylt|skylts|sky light|sky lights|sky lite|sklt|skylit|roof window|
    roof windows|rooflight|roof light|rooflights|roof glass|roof hatch|velux|dome light|dome|bubble|bubbles|
    sun tunnel|light tube|solatube|ceiling window|overhead window|overhead glass|overhead glazing|glass roof|
    roof glazing|window in roof|window in ceiling|window is in the ceiling|window is in the roof|
    window only in roof|windows only in roof|windows are in the roof|window in the roof|window in the ceiling|
    window in my ceiling|window in my roof|windows in the roof|windows in the ceiling|pane in the roof|
    skylight window|skylight windows|skylight type window|tragaluz|tragaluces|claraboya
"""

OPENS = """
    opens|open|openable|operable|oper|openble|opening|opened|movable|operates|lifts|slides|cranks|swings|tilts|
    moves|openable area|opening area|openable part|opening part|part that opens|opn|opns
"""
REQUIRED = "required|req'd|reqd|req|minimum|min|needs|need|requires|supposed"

OBSTRUCTION = """
    wall|walls|garage|building|bldg|structure|structures|shed|fence|barn|tower|neighbor|neighbors|neighbour|
    next door|addition|chimney|brick|bricks|parapet|deck|carport|silo|gap|clearance|side yard|shaft|air shaft|
    light well|lightwell|obstruction|obstructed|storage building|storage shed|obstr|obstr .|siding|gangway|
    enclosure|billboard|workshop|house|houses|stair tower|stairwell|other side|away from|from my window|
    from the window|from window|from it|off the window|off the glass|pared|muro|garaje|edificio|vecino|valla
"""

BEFORE_FLOOR_NUMBER = word_set(
    "first second third fourth fifth top ground main upper lower bottom 1st 2nd 3rd every each whole entire st nd rd th"
)
"""Words before "floor" that make it a story of the building."""
