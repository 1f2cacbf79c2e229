import { drawBriefcase } from '../garments/bags/briefcase.ts';
import { drawBucketBag } from '../garments/bags/bucket-bag.ts';
import { drawCrossbodyBag } from '../garments/bags/crossbody-bag.ts';
import { drawBag } from '../garments/bags/handbag.ts';
import { drawShopper } from '../garments/bags/shopper.ts';
import { drawShoulderBag } from '../garments/bags/shoulder-bag.ts';
import { drawWeekendBag } from '../garments/bags/weekend-bag.ts';
import type { Entry } from './entry.ts';

export const BAGS = {
  bag: {
    texture: 'smooth',
    focus: [40, 420],
    details: [
      'shoulder-strap',
      'braided-handle',
      'buckle-closure',
      'quilting',
      'tassels',
      'contrast-stitching',
    ],
    draw: drawBag,
  },
  'shoulder-bag': {
    texture: 'smooth',
    focus: [300, 140],
    details: [
      'chain-strap',
      'braided-handle',
      'front-pocket',
      'quilting',
      'studs',
      'tassels',
      'contrast-stitching',
    ],
    draw: drawShoulderBag,
  },
  shopper: {
    texture: 'smooth',
    focus: [200, 200],
    details: [
      'shoulder-strap',
      'braided-handle',
      'front-pocket',
      'zip',
      'monogram',
      'contrast-base',
      'tassels',
      'contrast-stitching',
    ],
    draw: drawShopper,
  },
  'crossbody-bag': {
    texture: 'smooth',
    focus: [60, 320],
    details: [
      'chain-strap',
      'turn-lock',
      'buckle-closure',
      'quilting',
      'studs',
      'tassels',
      'contrast-stitching',
    ],
    draw: drawCrossbodyBag,
  },
  'bucket-bag': {
    texture: 'smooth',
    focus: [40, 260],
    details: [
      'braided-handle',
      'front-pocket',
      'contrast-base',
      'fringes',
      'studs',
      'tassels',
      'contrast-stitching',
    ],
    draw: drawBucketBag,
  },
  'weekend-bag': {
    texture: 'smooth',
    focus: [220, 160],
    details: [
      'shoulder-strap',
      'front-pocket',
      'side-pockets',
      'buckle-closure',
      'monogram',
      'contrast-base',
      'contrast-stitching',
    ],
    draw: drawWeekendBag,
  },
  briefcase: {
    texture: 'smooth',
    focus: [120, 300],
    details: ['shoulder-strap', 'front-pocket', 'zip', 'buckle-closure', 'monogram', 'contrast-stitching'],
    draw: drawBriefcase,
  },
} satisfies Record<string, Entry>;
