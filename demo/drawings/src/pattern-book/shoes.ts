import {
  drawHighTops,
  drawPlatformSneakers,
  drawRunningShoes,
  drawSlipOns,
  drawSneakers,
  drawWomenRunningShoes,
  drawWomenSlipOns,
  drawWomenSneakers,
} from '../garments/sneakers.ts';
import type { Entry } from './entry.ts';
import { LEATHER_SHOES } from './leather-shoes.ts';

export const SHOES = {
  sneakers: {
    texture: 'smooth',
    focus: [290, 520],
    details: [
      'gum-sole',
      'chunky-sole',
      'contrast-laces',
      'gold-eyelets',
      'hook-and-loop',
      'heel-loop',
      'rubber-toe',
      'perforations',
    ],
    draw: drawSneakers,
  },
  'women-sneakers': {
    texture: 'smooth',
    focus: [290, 520],
    details: [
      'gum-sole',
      'chunky-sole',
      'contrast-heel',
      'contrast-laces',
      'gold-eyelets',
      'hook-and-loop',
      'perforations',
      'side-stripe',
    ],
    draw: drawWomenSneakers,
  },
  'high-tops': {
    texture: 'smooth',
    focus: [190, 640],
    details: [
      'gum-sole',
      'chunky-sole',
      'contrast-heel',
      'contrast-laces',
      'heel-loop',
      'rubber-toe',
      'perforations',
    ],
    draw: drawHighTops,
  },
  'platform-sneakers': {
    texture: 'smooth',
    focus: [290, 560],
    details: ['gum-sole', 'contrast-heel', 'contrast-laces', 'gold-eyelets', 'perforations', 'side-stripe'],
    draw: drawPlatformSneakers,
  },
  'running-shoes': {
    texture: 'smooth',
    focus: [290, 520],
    details: ['gum-sole', 'chunky-sole', 'contrast-heel', 'contrast-laces', 'heel-loop', 'perforations'],
    draw: drawRunningShoes,
  },
  'women-running-shoes': {
    texture: 'smooth',
    focus: [290, 520],
    details: ['gum-sole', 'chunky-sole', 'contrast-heel', 'contrast-laces', 'heel-loop', 'perforations'],
    draw: drawWomenRunningShoes,
  },
  'slip-ons': {
    texture: 'smooth',
    focus: [270, 480],
    details: [
      'gum-sole',
      'chunky-sole',
      'contrast-heel',
      'heel-loop',
      'rubber-toe',
      'perforations',
      'side-stripe',
    ],
    draw: drawSlipOns,
  },
  'women-slip-ons': {
    texture: 'smooth',
    focus: [270, 480],
    details: ['gum-sole', 'chunky-sole', 'contrast-heel', 'heel-loop', 'perforations', 'side-stripe'],
    draw: drawWomenSlipOns,
  },
  ...LEATHER_SHOES,
} satisfies Record<string, Entry>;
