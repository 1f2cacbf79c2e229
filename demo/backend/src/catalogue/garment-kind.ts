import * as v from 'valibot';
import { DETAILS, GARMENTS, PATTERNS, tellable } from '@weefsel/drawings';
import { BRAND_FOCUSES } from './brands.ts';
import { PALETTE_NAMES } from './colours.ts';
import { FIT_NAMES, SLEEVE_NAMES } from './cuts.ts';
import { FABRIC_NAMES } from './fabrics.ts';
import { phrase } from './phrases.ts';
import { SIZE_SCALE_NAMES } from './sizes.ts';

const written = v.strictObject({
  gender: v.picklist(['dames', 'heren']),
  /** SEO path below the gender: `kleding/blouses`. */
  category: v.string(),
  /** Silhouette of the picture generator. */
  garment: v.picklist(GARMENTS, 'is no garment that can be drawn'),
  /** Dutch noun in lower case. */
  noun: v.string(),
  /** After `dit` and `het`, where it differs: `kraagloze jasje`. */
  definite: v.optional(v.string()),
  /** `het` words take an uninflected adjective, `plural` ones a plural verb. */
  grammar: v.optional(v.picklist(['de', 'het', 'plural']), 'de'),
  scale: v.picklist(SIZE_SCALE_NAMES, 'is no scale of sizes'),
  /** True when it also comes in lengths (jeans, chinos). */
  lengths: v.optional(v.boolean(), false),
  palette: v.optional(v.picklist(PALETTE_NAMES, 'is no palette of palettes.json'), 'fashion'),
  fabrics: v.array(v.picklist(FABRIC_NAMES, 'is no fabric of fabrics.json')),
  patterns: v.optional(v.array(v.picklist(PATTERNS, 'is no pattern that can be drawn')), ['effen']),
  /** Details that its drawing can show; a product has at most two of them. */
  details: v.array(v.picklist(DETAILS, 'is nothing that can be drawn')),
  /** Details that no picture can show, for texts only: `een ritsvak binnenin`. */
  unseen: v.optional(v.array(phrase), []),
  fits: v.optional(v.array(v.picklist(FIT_NAMES, 'is no cut of cuts.ts')), ['Regular fit']),
  sleeves: v.optional(v.array(v.picklist(SLEEVE_NAMES, 'is no length of sleeves')), []),
  /** Usual price in euros at a brand of tier 1. */
  price: v.pipe(v.number(), v.minValue(1)),
  /** Share in the assortment. */
  weight: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 4),
  focus: v.optional(v.array(v.picklist(BRAND_FOCUSES)), ['mode']),
});

export const garmentKind = v.pipe(
  written,
  v.check(
    ({ garment, details }) => details.every((detail) => tellable(garment).includes(detail)),
    'names a detail that the drawing of its garment does not show',
  ),
);

/** A recipe for products of one kind: their common properties and their variations. */
export type GarmentKind = v.InferOutput<typeof garmentKind>;
