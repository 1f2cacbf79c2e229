import type { Texture } from './weave.ts';

/** Appearance of a cloth or skin: its surface in close-up, and its reaction to light. */
interface Surface {
  texture: Texture;
  /** Strength of highlights on folds; 1 is plain cotton. */
  shine: number;
}

const SURFACES = {
  linen: { texture: 'linen', shine: 0.9 },
  cotton: { texture: 'woven', shine: 1 },
  poplin: { texture: 'poplin', shine: 1.1 },
  viscose: { texture: 'smooth', shine: 1.15 },
  satin: { texture: 'satin', shine: 2 },
  silk: { texture: 'satin', shine: 1.7 },
  wool: { texture: 'knit', shine: 0.85 },
  merino: { texture: 'fine-knit', shine: 0.95 },
  cashmere: { texture: 'fine-knit', shine: 0.85 },
  tailoring: { texture: 'twill', shine: 0.9 },
  coating: { texture: 'felt', shine: 0.75 },
  shell: { texture: 'smooth', shine: 1.25 },
  denim: { texture: 'twill', shine: 0.85 },
  corduroy: { texture: 'corduroy', shine: 1.1 },
  twill: { texture: 'twill', shine: 0.9 },
  jersey: { texture: 'fine-knit', shine: 0.9 },
  pique: { texture: 'pique', shine: 0.9 },
  leather: { texture: 'leather', shine: 1.6 },
  suede: { texture: 'suede', shine: 0.55 },
} satisfies Record<string, Surface>;

/** Fabrics of garments. */
export type Fabric = keyof typeof SURFACES;

export const FABRICS = Object.keys(SURFACES) as Fabric[];

export const surfaceOf = (fabric: Fabric): Surface => SURFACES[fabric];
