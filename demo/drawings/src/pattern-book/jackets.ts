import { drawBikerJacket } from '../garments/outerwear/biker-jacket.ts';
import { drawPuffer } from '../garments/outerwear/puffer.ts';
import { drawQuiltedJacket } from '../garments/outerwear/quilted-jacket.ts';
import { drawTruckerJacket } from '../garments/outerwear/trucker-jacket.ts';
import { drawBomber } from '../garments/zipped-jackets.ts';
import type { Entry } from './entry.ts';

export const JACKETS = {
  puffer: {
    texture: 'smooth',
    focus: [60, 150],
    usual: ['stand-collar'],
    details: ['hood', 'fur-hood', 'press-studs', 'chest-pocket', 'patch-pockets', 'drawstring', 'tie-belt'],
    fits: ['regular', 'slim', 'cropped', 'oversized'],
    draw: drawPuffer,
  },
  bomber: {
    texture: 'smooth',
    focus: [60, 160],
    details: [
      'shirt-collar',
      'hood',
      'press-studs',
      'flap-pockets',
      'zipped-pockets',
      'sleeve-pocket',
      'striped-ribs',
    ],
    fits: ['regular', 'cropped'],
    draw: drawBomber,
  },
  'quilted-jacket': {
    texture: 'smooth',
    focus: [60, 200],
    details: [
      'stand-collar',
      'corduroy-collar',
      'zip',
      'hidden-buttons',
      'slant-pockets',
      'flap-pockets',
      'chest-pocket',
      'side-vents',
    ],
    fits: ['regular', 'slim', 'cropped'],
    draw: drawQuiltedJacket,
  },
  'biker-jacket': {
    texture: 'leather',
    focus: [40, 400],
    details: ['chest-pocket', 'epaulettes', 'quilted-shoulders', 'buckle-belt'],
    fits: ['slim', 'oversized', 'regular'],
    draw: drawBikerJacket,
  },
  'trucker-jacket': {
    texture: 'twill',
    focus: [120, 360],
    details: ['fleece-collar', 'corduroy-collar', 'contrast-stitching', 'slant-pockets', 'patch-pockets'],
    fits: ['regular', 'oversized', 'cropped'],
    draw: drawTruckerJacket,
  },
} satisfies Record<string, Entry>;
