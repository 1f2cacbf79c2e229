import { possibleStems, stemOf } from './dutch-words.ts';

/**
 * Things that shoppers expect of a fashion shop, sold here or not. Such a word is never read as a typing error, a
 * compound or a beginning. Things that the assortment lacks thus find nothing.
 */
const THINGS =
  'rugzak stropdas pyjama nachthemd badjas ochtendjas bikini badpak zwembroek zwemshort badmode bh beha slip boxershort ' +
  'boxer onderbroek ondergoed lingerie hemdje panty legging maillot sok kous kniekous sokken handschoen want muts pet cap hoed ' +
  'baret pumps sandaal sandalen slipper slippers teenslipper espadrille loafer loafers mocassin instapper ballerina klomp pantoffel regenlaars ' +
  'rubberlaars snowboot wandelschoen voetbalschoen hardloopschoen zonnebril bril horloge sieraad sieraden ketting armband oorbel oorbellen ring broche portemonnee ' +
  'pasjeshouder sleutelhanger koffer trolley heuptas laptoptas toilettas clutch parfum deodorant make-up makeup paraplu tuinbroek tuniek kimono cape poncho ' +
  'bodywarmer gilet spencer bretel bretels manchetknoop manchetknopen pochet vlinderdas vlinderstrik joggingbroek trainingsbroek trainingspak ' +
  'joggingpak sportlegging sportbroek sportshirt sportbh wielershirt skibroek skijas skipak spijkerjas spijkerjack spijkerjasje jeansjasje jeansjas jeansjack denimjasje denimjas denimjack ' +
  'trouwjurk bruidsjurk babykleding kinderkleding zwangerschapskleding romper rompertje luier speelgoed body bodysuit ' +
  'corset korset smoking jacquet slobkous haarband haarspeld haarclip sjerp oorwarmer regenbroek thermoshirt thermobroek duffel tanktop sarong';

const stems = new Set(THINGS.split(' ').map(stemOf));

/** True when a folded word names a thing that is found only under this name. */
export const isThing = (word: string): boolean => possibleStems(word).some((stem) => stems.has(stem));
