import { drawBlazer, drawJacket } from '../garments/blazers.ts';
import {
  drawCollarlessJacket,
  drawCroppedBlazer,
  drawDoubleBreasted,
  drawSleevelessBlazer,
} from '../garments/outerwear/more-blazers.ts';
import type { Entry } from './entry.ts';

export const BLAZERS = {
  blazer: {
    texture: 'twill',
    focus: [60, 330],
    details: [
      'peak-lapels',
      'wide-lapels',
      'shawl-collar',
      'double-row-of-buttons',
      'gold-buttons',
      'patch-pockets',
      'welt-pockets',
      'tie-belt',
      'back-vent',
    ],
    fits: ['tailored', 'oversized', 'regular'],
    draw: drawBlazer,
  },
  jacket: {
    texture: 'twill',
    focus: [70, 330],
    details: [
      'peak-lapels',
      'wide-lapels',
      'double-row-of-buttons',
      'leather-buttons',
      'patch-pockets',
      'welt-pockets',
      'back-vent',
      'side-vents',
    ],
    fits: ['slim', 'tailored', 'regular'],
    draw: drawJacket,
  },
  'cropped-blazer': {
    texture: 'twill',
    focus: [60, 300],
    details: [
      'peak-lapels',
      'wide-lapels',
      'shawl-collar',
      'double-row-of-buttons',
      'gold-buttons',
      'welt-pockets',
    ],
    fits: ['tailored', 'boxy'],
    draw: drawCroppedBlazer,
  },
  'sleeveless-blazer': {
    texture: 'twill',
    focus: [60, 330],
    details: [
      'peak-lapels',
      'shawl-collar',
      'double-row-of-buttons',
      'gold-buttons',
      'patch-pockets',
      'welt-pockets',
      'tie-belt',
      'back-vent',
    ],
    fits: ['tailored', 'oversized', 'regular'],
    draw: drawSleevelessBlazer,
  },
  'collarless-jacket': {
    texture: 'woven',
    focus: [60, 260],
    details: ['gold-buttons', 'hidden-buttons', 'chest-pockets', 'piping', 'fringes'],
    fits: ['tailored', 'boxy'],
    draw: drawCollarlessJacket,
  },
  'double-breasted-jacket': {
    texture: 'twill',
    focus: [70, 330],
    details: ['wide-lapels', 'gold-buttons', 'leather-buttons', 'patch-pockets', 'welt-pockets', 'half-belt'],
    fits: ['slim', 'tailored', 'regular'],
    draw: drawDoubleBreasted,
  },
} satisfies Record<string, Entry>;
