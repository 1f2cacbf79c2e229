import { drawBraidedBelt } from '../garments/belts/braided-belt.ts';
import { drawBelt, drawRoundBuckleBelt } from '../garments/belts/folded-belt.ts';
import { drawWideBelt } from '../garments/belts/wide-belt.ts';
import { drawLongScarf, drawStole } from '../garments/scarves/draped.ts';
import { drawScarf } from '../garments/scarves/scarf.ts';
import { drawSilkScarf } from '../garments/scarves/silk-scarf.ts';
import { BAGS } from './bags.ts';
import type { Entry } from './entry.ts';

export const ACCESSORIES = {
  ...BAGS,
  scarf: {
    texture: 'knit',
    focus: [0, 260],
    usual: ['fringes'],
    details: ['tassels', 'pompons', 'rolled-edge', 'contrast-border', 'end-stripes', 'openwork-edge', 'logo'],
    draw: drawScarf,
  },
  'silk-scarf': {
    texture: 'satin',
    focus: [0, 240],
    details: ['scarf-ring', 'rolled-edge', 'contrast-border', 'logo'],
    draw: drawSilkScarf,
  },
  stole: {
    texture: 'woven',
    focus: [200, 1200],
    details: [
      'fringes',
      'tassels',
      'pompons',
      'rolled-edge',
      'contrast-border',
      'end-stripes',
      'openwork-edge',
    ],
    draw: drawStole,
  },
  'long-scarf': {
    texture: 'knit',
    focus: [-60, 160],
    details: ['fringes', 'tassels', 'rolled-edge', 'contrast-border', 'end-stripes', 'logo'],
    draw: drawLongScarf,
  },
  belt: {
    texture: 'smooth',
    focus: [-60, 120],
    details: [
      'gold-buckle',
      'covered-buckle',
      'double-keeper',
      'metal-tip',
      'perforations',
      'embossed-scales',
      'contrast-stitching',
    ],
    draw: drawBelt,
  },
  'round-buckle-belt': {
    texture: 'smooth',
    focus: [-60, 60],
    details: ['gold-buckle', 'covered-buckle', 'studs', 'metal-tip', 'embossed-scales', 'contrast-stitching'],
    draw: drawRoundBuckleBelt,
  },
  'wide-belt': {
    texture: 'smooth',
    focus: [60, 220],
    details: [
      'gold-buckle',
      'covered-buckle',
      'studs',
      'metal-tip',
      'perforations',
      'embossed-scales',
      'contrast-stitching',
    ],
    draw: drawWideBelt,
  },
  'braided-belt': {
    texture: 'smooth',
    focus: [-60, 260],
    details: ['gold-buckle', 'covered-buckle', 'double-keeper', 'contrast-stitching'],
    draw: drawBraidedBelt,
  },
} satisfies Record<string, Entry>;
