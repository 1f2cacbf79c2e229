import {
  drawBarrelJeans,
  drawDenimShorts,
  drawFivePocket,
  drawJeans,
  drawSkinnyJeans,
  drawWomenJeans,
} from '../garments/jeans.ts';
import type { Entry } from './entry.ts';

export const JEANS = {
  jeans: {
    texture: 'twill',
    focus: [120, 240],
    details: ['button-fly', 'contrast-stitching', 'turn-ups', 'selvedge', 'rips', 'frayed-hem'],
    fits: ['regular', 'slim', 'straight-leg', 'tapered', 'loose'],
    draw: drawJeans,
  },
  'women-jeans': {
    texture: 'twill',
    focus: [120, 240],
    details: [
      'button-fly',
      'contrast-stitching',
      'turn-ups',
      'frayed-hem',
      'rips',
      'patch-pockets',
      'wide-waistband',
    ],
    fits: ['straight-leg', 'mom', 'slim', 'flared', 'wide-leg'],
    draw: drawWomenJeans,
  },
  'five-pocket': {
    texture: 'twill',
    focus: [120, 240],
    details: ['button-fly', 'contrast-stitching', 'turn-ups', 'patch-pockets'],
    fits: ['regular', 'slim', 'straight-leg', 'tapered'],
    draw: drawFivePocket,
  },
  'skinny-jeans': {
    texture: 'twill',
    focus: [120, 240],
    details: ['button-fly', 'contrast-stitching', 'turn-ups', 'frayed-hem', 'rips', 'wide-waistband'],
    fits: ['slim', 'high-waist'],
    draw: drawSkinnyJeans,
  },
  'barrel-jeans': {
    texture: 'twill',
    focus: [120, 240],
    details: ['button-fly', 'contrast-stitching', 'turn-ups', 'frayed-hem', 'rips', 'patch-pockets'],
    fits: ['loose', 'high-waist'],
    draw: drawBarrelJeans,
  },
  'denim-shorts': {
    texture: 'twill',
    focus: [120, 240],
    details: [
      'button-fly',
      'contrast-stitching',
      'turn-ups',
      'frayed-hem',
      'patch-pockets',
      'wide-waistband',
    ],
    fits: ['regular', 'high-waist', 'loose'],
    draw: drawDenimShorts,
  },
} satisfies Record<string, Entry>;
