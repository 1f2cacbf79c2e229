import type { Garment } from '../garment.ts';

/** Invisible details by garment and view: `front: open-back; detail: slit`. */
export const HIDDEN: Partial<Record<Garment, string>> = {
  'midi-dress':
    'front: open-back; back: button-placket slant-pockets slit ruffles; detail: boat-neck flounce slit open-back',
  'wrap-dress': 'back: ruffles piping slit; detail: asymmetric-hem',
  'slip-dress': 'front: open-back; back: cowl-neck square-neck slit; detail: slit flounce open-back',
  'shirt-dress':
    'back: hidden-buttons gold-buttons chest-pockets slant-pockets tie-belt; detail: slant-pockets tie-belt puff-sleeves',
  blouse: 'back: hidden-buttons pearl-buttons chest-pockets ruffles lace',
  'shirt-blouse':
    'back: hidden-buttons pearl-buttons chest-pockets; folded: turned-up-cuffs; detail: turned-up-cuffs',
  'wrap-blouse': 'back: ruffles lace; detail: balloon-sleeves',
  'kaftan-blouse': 'detail: lace side-slits tie-belt',
  'women-tee': 'back: v-neck chest-pocket logo; folded: turned-up-sleeves; detail: turned-up-sleeves',
  top: 'front: smocked-back; back: v-neck square-neck cowl-neck; detail: peplum smocked-back',
  camisole: 'front: smocked-back; detail: peplum smocked-back',
  singlet: 'back: v-neck square-neck logo',
  longsleeve: 'back: v-neck logo',
  'wrap-top': 'back: ruffles lace',
  'women-sweater':
    'back: round-neck shoulder-buttons; folded: balloon-sleeves long-cuffs side-slits; detail: balloon-sleeves long-cuffs side-slits',
  'yoke-jumper':
    'folded: balloon-sleeves side-slits long-cuffs; detail: balloon-sleeves side-slits long-cuffs',
  slipover: 'back: round-neck; folded: side-slits; detail: side-slits',
  cardigan:
    'back: round-neck zip pearl-buttons gold-buttons leather-buttons patch-pockets; folded: patch-pockets',
  'long-cardigan': 'back: patch-pockets gold-buttons leather-buttons; detail: patch-pockets',
  blazer:
    'front: back-vent; back: peak-lapels wide-lapels double-row-of-buttons patch-pockets welt-pockets; detail: patch-pockets welt-pockets back-vent',
  trench:
    'front: back-vent storm-cape; back: wide-lapels flap-pockets storm-flap; detail: flap-pockets back-vent storm-cape',
  puffer: 'back: press-studs chest-pocket patch-pockets; detail: patch-pockets drawstring',
  'pleated-skirt': 'back: slant-pockets; detail: lace',
  'pencil-skirt': 'front: back-slit; back: gold-buttons flap-pockets slit; detail: slit back-slit flounce',
  'women-jeans':
    'back: button-fly rips patch-pockets; folded: turn-ups frayed-hem rips; detail: turn-ups frayed-hem rips',
  'wide-trousers': 'back: patch-pockets gold-buttons; detail: turn-ups',
  'women-shorts': 'back: patch-pockets gold-buttons; detail: turn-ups',
  culotte: 'back: patch-pockets gold-buttons',
  palazzo: 'back: gold-buttons patch-pockets',
  'ankle-trousers': 'front: flap-pockets; back: gold-buttons; detail: ankle-slits turn-ups flap-pockets',
  'paperbag-trousers': 'back: patch-pockets; detail: turn-ups cargo-pockets ankle-slits',
  bermuda: 'front: flap-pockets; back: front-pleats; detail: turn-ups flap-pockets',
  joggers: 'back: zipped-pockets patch-pockets',
  'skinny-jeans': 'back: button-fly rips; folded: turn-ups frayed-hem rips; detail: turn-ups frayed-hem rips',
  'barrel-jeans':
    'back: button-fly rips patch-pockets; folded: turn-ups frayed-hem rips; detail: turn-ups frayed-hem rips',
  'denim-shorts': 'back: button-fly patch-pockets; folded: turn-ups frayed-hem; detail: turn-ups frayed-hem',
  jumpsuit:
    'front: open-back; back: button-placket zip slant-pockets chest-pockets front-pleats; detail: turn-ups open-back',
  'women-sneakers':
    'back: contrast-laces gold-eyelets hook-and-loop perforations side-stripe; detail: contrast-heel side-stripe',
  'women-running-shoes': 'back: contrast-laces perforations; detail: contrast-heel heel-loop',
  'women-slip-ons': 'back: perforations side-stripe; detail: contrast-heel heel-loop',
  'platform-sneakers':
    'back: contrast-laces gold-eyelets perforations side-stripe; detail: contrast-heel side-stripe',
  'ankle-boots': 'back: contrast-elastic broguing',
  'heeled-boots': 'back: pointed-toe side-zip elastic-sides; detail: pointed-toe',
  'tall-boots': 'back: pointed-toe side-zip; detail: pointed-toe folded-shaft',
  'biker-boots': 'back: side-zip',
  'western-boots': 'back: fringes metal-toe buckle-strap; detail: metal-toe',
  bag: 'back: buckle-closure quilting; detail: shoulder-strap braided-handle',
  'shoulder-bag': 'back: front-pocket quilting',
  shopper: 'back: front-pocket monogram; detail: shoulder-strap contrast-base',
  'crossbody-bag': 'back: turn-lock buckle-closure quilting studs; detail: chain-strap tassels',
  'bucket-bag': 'back: front-pocket tassels; detail: braided-handle',
  scarf: 'detail: contrast-border end-stripes openwork-edge logo',
  'silk-scarf': 'back: scarf-ring; detail: rolled-edge contrast-border logo',
  'round-buckle-belt': 'back: studs embossed-scales',
  'wide-belt': 'back: gold-buckle covered-buckle metal-tip; detail: studs metal-tip perforations',
  shirt:
    'back: button-down-collar cutaway-collar open-collar chest-pockets hidden-buttons pearl-buttons; folded: double-cuffs; detail: double-cuffs',
  overshirt: 'back: open-collar press-studs hidden-buttons leather-buttons chest-pocket',
  polo: 'back: knitted-collar zip pearl-buttons chest-pocket logo',
  'rugby-shirt': 'back: zip logo',
  tee: 'back: v-neck chest-pocket logo',
  henley: 'back: chest-pocket logo',
  sweater:
    'front: elbow-patches; back: v-neck; folded: elbow-patches long-cuffs side-slits; detail: elbow-patches long-cuffs side-slits',
  'fisherman-jumper':
    'front: elbow-patches; back: shoulder-buttons; folded: elbow-patches side-slits long-cuffs; detail: elbow-patches side-slits long-cuffs',
  'half-zip':
    'front: elbow-patches; back: logo; folded: elbow-patches long-cuffs; detail: elbow-patches long-cuffs',
  'polo-jumper': 'back: open-collar zip leather-buttons pearl-buttons chest-pocket',
  sweatshirt: 'back: v-neck logo; folded: side-slits; detail: side-slits',
  turtleneck: 'folded: balloon-sleeves long-cuffs side-slits; detail: balloon-sleeves long-cuffs side-slits',
  hoodie: 'back: zip logo; folded: contrast-trims; detail: contrast-trims',
  jacket:
    'front: back-vent side-vents; back: peak-lapels wide-lapels double-row-of-buttons patch-pockets welt-pockets; detail: patch-pockets welt-pockets back-vent side-vents',
  overcoat:
    'front: back-vent half-belt; back: wide-lapels peak-lapels double-row-of-buttons hidden-buttons patch-pockets slant-pockets; detail: patch-pockets slant-pockets back-vent half-belt',
  bomber:
    'back: press-studs flap-pockets zipped-pockets sleeve-pocket; detail: flap-pockets zipped-pockets sleeve-pocket',
  'cropped-blazer': 'back: peak-lapels wide-lapels double-row-of-buttons welt-pockets',
  'sleeveless-blazer':
    'front: back-vent; back: peak-lapels double-row-of-buttons gold-buttons patch-pockets welt-pockets; detail: patch-pockets welt-pockets tie-belt back-vent',
  'collarless-jacket': 'back: hidden-buttons chest-pockets; detail: fringes',
  'double-breasted-jacket':
    'front: half-belt; back: wide-lapels patch-pockets welt-pockets; detail: patch-pockets welt-pockets half-belt',
  'wrap-coat':
    'front: back-vent; back: patch-pockets flap-pockets welt-pockets; detail: patch-pockets flap-pockets welt-pockets back-vent',
  'pea-coat':
    'front: back-vent half-belt; back: peak-lapels flap-pockets patch-pockets; detail: flap-pockets patch-pockets back-vent half-belt',
  'car-coat':
    'front: back-vent; back: wide-lapels hidden-buttons flap-pockets patch-pockets; detail: flap-pockets patch-pockets back-vent',
  'duffle-coat':
    'front: back-vent; back: flap-pockets slant-pockets; detail: flap-pockets slant-pockets back-vent',
  parka:
    'front: back-vent; back: zip hidden-buttons zipped-pockets chest-flap-pockets; detail: zipped-pockets back-vent',
  raincoat:
    'front: storm-cape back-vent; back: zip hidden-buttons flap-pockets patch-pockets; detail: flap-pockets patch-pockets storm-cape back-vent',
  'quilted-jacket':
    'front: side-vents; back: zip hidden-buttons slant-pockets flap-pockets chest-pocket; detail: slant-pockets flap-pockets side-vents',
  'biker-jacket': 'back: chest-pocket; detail: buckle-belt',
  'trucker-jacket': 'back: slant-pockets patch-pockets',
  'blazer-dress':
    'front: back-vent; back: peak-lapels patch-pockets welt-pockets; detail: patch-pockets welt-pockets back-vent',
  'maxi-dress': 'front: open-back; back: round-neck button-placket slit; detail: slit flounce open-back',
  'mini-dress': 'back: button-placket ruffles; detail: boat-neck',
  'sun-dress': 'back: button-placket slant-pockets; detail: flounce lace rounded-hem',
  'sheath-dress':
    'front: back-slit open-back; back: slit; detail: boat-neck slit back-slit flounce open-back',
  'a-line-dress':
    'front: open-back; back: slant-pockets chest-pockets; detail: puff-sleeves slant-pockets flounce open-back',
  'tunic-dress': 'back: button-placket chest-pockets slant-pockets; detail: slant-pockets side-slits flounce',
  'tiered-dress': 'front: open-back; back: button-placket; detail: lace open-back',
  'knitted-dress': 'back: v-neck patch-pockets; detail: tie-belt side-slits patch-pockets',
  'mini-skirt': 'back: button-placket flap-pockets patch-pockets slit; detail: flounce',
  'a-line-skirt':
    'front: back-slit; back: button-placket slant-pockets patch-pockets slit; detail: slit back-slit',
  'maxi-skirt': 'back: button-placket slant-pockets slit; detail: slit flounce asymmetric-hem',
  'button-skirt': 'back: patch-pockets flap-pockets slit',
  'wrap-skirt': 'back: ruffles slit; detail: flounce asymmetric-hem',
  playsuit: 'back: button-placket zip slant-pockets chest-pockets front-pleats; detail: turn-ups',
  chino:
    'front: flap-pockets elastic-back; back: front-pleats coin-pocket drawstring; detail: turn-ups ankle-slits flap-pockets elastic-back',
  jeans:
    'back: button-fly rips; folded: turn-ups selvedge rips frayed-hem; detail: turn-ups selvedge rips frayed-hem',
  shorts: 'front: flap-pockets; back: drawstring front-pleats coin-pocket; detail: turn-ups flap-pockets',
  'cargo-trousers':
    'front: flap-pockets; back: drawstring front-pleats coin-pocket; detail: ankle-cuffs turn-ups front-pleats coin-pocket flap-pockets',
  'pleated-trousers':
    'front: elastic-back flap-pockets; back: drawstring; detail: turn-ups elastic-back flap-pockets',
  'five-pocket': 'back: button-fly patch-pockets; folded: turn-ups; detail: turn-ups',
  sneakers: 'back: contrast-laces gold-eyelets hook-and-loop rubber-toe perforations; detail: heel-loop',
  'high-tops': 'back: contrast-laces rubber-toe perforations; detail: contrast-heel heel-loop',
  'running-shoes': 'back: contrast-laces perforations; detail: contrast-heel heel-loop',
  'slip-ons': 'back: rubber-toe perforations side-stripe; detail: contrast-heel heel-loop',
  'dress-shoes': 'back: open-lacing contrast-laces',
  loafers: 'back: penny-strap metal-bit vamp-tassels',
  'monk-straps': 'back: double-buckle toe-cap',
  'chelsea-boots': 'back: contrast-elastic broguing',
  'lace-up-boots': 'back: toe-cap broguing side-zip contrast-laces; detail: toe-cap pull-loops',
  'desert-boots': 'back: contrast-laces',
  belt: 'back: double-keeper perforations embossed-scales',
  'braided-belt': 'back: double-keeper',
  'long-scarf': 'detail: tassels rolled-edge contrast-border end-stripes logo',
  'weekend-bag': 'back: front-pocket buckle-closure monogram; detail: shoulder-strap',
  briefcase: 'back: front-pocket buckle-closure monogram; detail: shoulder-strap',
};
