import * as v from 'valibot';
import { once } from '../../../written/once.ts';
import { readFields } from '../../../written/read-fields.ts';
import { readFolder } from '../../../written/read-folder.ts';
import type { Outfit } from '../outfits.ts';
import { wear } from '../written-fields.ts';

const from = v.strictObject({
  place: v.pipe(v.string(), v.nonEmpty()),
  country: v.pipe(v.string(), v.nonEmpty()),
  since: v.pipe(v.number(), v.integer(), v.minValue(1850)),
});

/** The shop's text and picture of a brand. */
export interface BrandProfile extends Outfit {
  /** Place and year of its origin. */
  from: v.InferOutput<typeof from>;
  /** Two to four sentences. */
  text: string;
}

const frontMatter = v.strictObject({ wear, from });

/** Texts about brands, by the last part of their address. */
export const brandProfiles = once(
  (): ReadonlyMap<string, BrandProfile> =>
    new Map(
      readFolder('brands').map(({ slug, fields, body }) => [
        slug,
        { slug, ...readFields(fields, frontMatter), text: body.text },
      ]),
    ),
);
