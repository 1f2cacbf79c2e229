import type { Drawing } from './drawing.ts';
import type { Garment } from './garment.ts';
import type { Texture } from './grain.ts';
import { drawBag, drawBelt, drawScarf } from './garments/accessories.ts';
import { drawAnkleBoots, drawDressShoes } from './garments/leather-shoes.ts';
import { drawJumpsuit, drawPencilSkirt, drawPleatedSkirt } from './garments/skirts.ts';
import { drawSneakers, drawWomenSneakers } from './garments/sneakers.ts';
import { drawChino, drawShorts, drawWideTrousers, drawWomenShorts } from './garments/trousers.ts';
import { drawBlazer, drawJacket } from './garments/blazers.ts';
import { drawOvercoat, drawTrench } from './garments/coats.ts';
import { drawBomber, drawPuffer } from './garments/zipped-jackets.ts';
import { drawMidiDress, drawShirtDress, drawSlipDress, drawWrapDress } from './garments/dresses.ts';
import { drawJeans, drawWomenJeans } from './garments/jeans.ts';
import { drawHoodie } from './garments/hoodie.ts';
import { drawTop } from './garments/tops.ts';
import { drawCardigan, drawSweater, drawTurtleneck, drawWomenSweater } from './garments/knitwear.ts';
import { drawBlouse, drawPolo, drawShirt } from './garments/shirts.ts';
import { drawTee, drawWomenTee } from './garments/tees.ts';

export interface Entry {
  texture: Texture;
  /** Where a close-up looks, in garment units. */
  focus: readonly [x: number, y: number];
  draw: (drawing: Drawing) => void;
}

export const PATTERN_BOOK = {
  tee: { texture: 'woven', focus: [70, 150], draw: drawTee },
  'women-tee': { texture: 'woven', focus: [60, 150], draw: drawWomenTee },
  shirt: { texture: 'woven', focus: [40, 150], draw: drawShirt },
  blouse: { texture: 'woven', focus: [40, 150], draw: drawBlouse },
  polo: { texture: 'woven', focus: [30, 200], draw: drawPolo },
  sweater: { texture: 'knit', focus: [60, 150], draw: drawSweater },
  'women-sweater': { texture: 'knit', focus: [40, 230], draw: drawWomenSweater },
  turtleneck: { texture: 'knit', focus: [20, 60], draw: drawTurtleneck },
  cardigan: { texture: 'knit', focus: [20, 420], draw: drawCardigan },
  blazer: { texture: 'twill', focus: [60, 330], draw: drawBlazer },
  jacket: { texture: 'twill', focus: [70, 330], draw: drawJacket },
  overcoat: { texture: 'twill', focus: [80, 330], draw: drawOvercoat },
  trench: { texture: 'twill', focus: [10, 300], draw: drawTrench },
  puffer: { texture: 'smooth', focus: [60, 150], draw: drawPuffer },
  bomber: { texture: 'smooth', focus: [60, 160], draw: drawBomber },
  hoodie: { texture: 'woven', focus: [30, 170], draw: drawHoodie },
  top: { texture: 'smooth', focus: [60, 220], draw: drawTop },
  'midi-dress': { texture: 'woven', focus: [-80, 640], draw: drawMidiDress },
  'wrap-dress': { texture: 'smooth', focus: [-60, 620], draw: drawWrapDress },
  'slip-dress': { texture: 'smooth', focus: [40, 260], draw: drawSlipDress },
  'shirt-dress': { texture: 'woven', focus: [40, 160], draw: drawShirtDress },
  'pleated-skirt': { texture: 'smooth', focus: [-60, 300], draw: drawPleatedSkirt },
  'pencil-skirt': { texture: 'twill', focus: [60, 240], draw: drawPencilSkirt },
  jumpsuit: { texture: 'woven', focus: [0, 520], draw: drawJumpsuit },
  jeans: { texture: 'twill', focus: [120, 240], draw: drawJeans },
  'women-jeans': { texture: 'twill', focus: [120, 240], draw: drawWomenJeans },
  chino: { texture: 'twill', focus: [120, 240], draw: drawChino },
  'wide-trousers': { texture: 'woven', focus: [120, 240], draw: drawWideTrousers },
  shorts: { texture: 'twill', focus: [120, 240], draw: drawShorts },
  'women-shorts': { texture: 'woven', focus: [120, 240], draw: drawWomenShorts },
  sneakers: { texture: 'smooth', focus: [120, 520], draw: drawSneakers },
  'women-sneakers': { texture: 'smooth', focus: [120, 520], draw: drawWomenSneakers },
  'dress-shoes': { texture: 'smooth', focus: [80, 520], draw: drawDressShoes },
  'ankle-boots': { texture: 'smooth', focus: [-120, 400], draw: drawAnkleBoots },
  bag: { texture: 'smooth', focus: [40, 420], draw: drawBag },
  scarf: { texture: 'knit', focus: [0, 260], draw: drawScarf },
  belt: { texture: 'smooth', focus: [-60, 120], draw: drawBelt },
} satisfies Record<Garment, Entry>;
