import { drawBikerBoots } from '../garments/footwear/biker-boots.ts';
import { drawAnkleBoots } from '../garments/footwear/ankle-boots.ts';
import { drawChelseaBoots } from '../garments/footwear/chelsea-boots.ts';
import { drawDressShoes } from '../garments/footwear/dress-shoes.ts';
import { drawHeeledBoots } from '../garments/footwear/heeled-boots.ts';
import { drawTallBoots } from '../garments/footwear/tall-boots.ts';
import { drawDesertBoots } from '../garments/footwear/desert-boots.ts';
import { drawLaceUpBoots } from '../garments/footwear/lace-up-boots.ts';
import { drawLoafers } from '../garments/footwear/loafers.ts';
import { drawMonkStraps } from '../garments/footwear/monk-straps.ts';
import { drawWesternBoots } from '../garments/footwear/western-boots.ts';
import type { Entry } from './entry.ts';

export const LEATHER_SHOES = {
  'ankle-boots': {
    texture: 'smooth',
    focus: [-120, 400],
    usual: ['elastic-sides'],
    details: ['lug-sole', 'crepe-sole', 'contrast-elastic', 'buckle-strap', 'broguing', 'contrast-stitching'],
    draw: drawAnkleBoots,
  },
  'heeled-boots': {
    texture: 'smooth',
    focus: [-160, 660],
    details: ['block-heel', 'pointed-toe', 'side-zip', 'elastic-sides', 'buckle-strap', 'contrast-stitching'],
    draw: drawHeeledBoots,
  },
  'tall-boots': {
    texture: 'smooth',
    focus: [-200, -560],
    details: ['block-heel', 'pointed-toe', 'side-zip', 'folded-shaft', 'buckle-strap', 'contrast-stitching'],
    draw: drawTallBoots,
  },
  'biker-boots': {
    texture: 'smooth',
    focus: [-140, 860],
    details: ['lug-sole', 'laced-front', 'side-zip', 'studs', 'fleece-trim', 'contrast-stitching'],
    draw: drawBikerBoots,
  },
  'western-boots': {
    texture: 'smooth',
    focus: [-200, 660],
    details: ['decorative-stitching', 'fringes', 'metal-toe', 'buckle-strap'],
    draw: drawWesternBoots,
  },
  'dress-shoes': {
    texture: 'smooth',
    focus: [290, 520],
    details: ['broguing', 'open-lacing', 'contrast-laces', 'lug-sole', 'contrast-stitching'],
    draw: drawDressShoes,
  },
  loafers: {
    texture: 'smooth',
    focus: [150, 420],
    details: ['penny-strap', 'metal-bit', 'vamp-tassels', 'lug-sole', 'contrast-stitching'],
    draw: drawLoafers,
  },
  'monk-straps': {
    texture: 'smooth',
    focus: [100, 420],
    details: ['double-buckle', 'toe-cap', 'broguing', 'lug-sole', 'contrast-stitching'],
    draw: drawMonkStraps,
  },
  'chelsea-boots': {
    texture: 'smooth',
    focus: [-160, 480],
    usual: ['elastic-sides'],
    details: ['lug-sole', 'crepe-sole', 'pull-loops', 'contrast-elastic', 'broguing', 'contrast-stitching'],
    draw: drawChelseaBoots,
  },
  'lace-up-boots': {
    texture: 'smooth',
    focus: [-80, 620],
    details: [
      'lug-sole',
      'crepe-sole',
      'toe-cap',
      'broguing',
      'side-zip',
      'contrast-laces',
      'fleece-trim',
      'pull-loops',
    ],
    draw: drawLaceUpBoots,
  },
  'desert-boots': {
    texture: 'smooth',
    focus: [230, 460],
    details: ['crepe-sole', 'lug-sole', 'contrast-laces', 'contrast-stitching'],
    draw: drawDesertBoots,
  },
} satisfies Record<string, Entry>;
