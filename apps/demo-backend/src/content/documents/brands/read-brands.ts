import * as v from 'valibot';
import { once } from '../../../written/once.ts';
import { readFields } from '../../../written/read-fields.ts';
import { readFolder } from '../../../written/read-folder.ts';
import type { Outfit } from '../outfits.ts';
import { wear } from '../written-fields.ts';

/** What the shop says and shows of a brand. */
export interface BrandProfile extends Outfit {
  /** Two to four sentences. */
  text: string;
}

const frontMatter = v.strictObject({ wear });

/** What is written about brands, by the last part of their address. */
export const brandProfiles = once(
  (): ReadonlyMap<string, BrandProfile> =>
    new Map(
      readFolder('brands').map(({ slug, fields, body }) => [
        slug,
        { slug, ...readFields(fields, frontMatter), text: body.text },
      ]),
    ),
);
