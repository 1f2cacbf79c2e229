import * as v from 'valibot';
import { maybe } from '@weefsel/contracts/shapes';

export type Brand = v.InferOutput<typeof brand>;
export const brand = v.object({ id: v.string(), name: v.string(), url: maybe(v.string()) });

export type Gender = 'dames' | 'heren';

/** Addresses of one manufacturer's pages by category. */
export type ManufacturerSeoUrls = v.InferOutput<typeof manufacturerSeoUrls>;
export const manufacturerSeoUrls = v.object({
  seoUrls: v.object({ all: v.array(v.object({ categoryId: v.string(), seoPath: v.string() })) }),
});
