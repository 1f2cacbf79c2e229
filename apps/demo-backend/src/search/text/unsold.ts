import { possibleStems, stemOf } from './dutch-words.ts';

/**
 * Things that shoppers ask a fashion shop for, whether it has them or not. A word of these is never read as another one
 * with a typing error, as a compound, or as the beginning of something else: what the assortment lacks is not found.
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

/** Whether a folded word names a thing that is only found when the assortment has it by this name. */
export const isThing = (word: string): boolean => possibleStems(word).some((stem) => stems.has(stem));
