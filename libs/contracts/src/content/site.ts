import * as v from 'valibot';
import { list, text, titledPage } from '../fields';

export type Weekday = 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday';

/** Times as `HH:MM`; a day on which the shop stays shut has `Closed` as its closing time. */
export type OpeningTimes = v.InferOutput<typeof open>;
const open = v.object({ openingTime: v.nullable(v.string(), ''), closingTime: v.nullable(v.string(), '') });
const closed = v.object({ openingTime: text, closingTime: v.literal('Closed') });

/** A wrong time costs its day, as a day without a time would read as one on which the shop is shut. */
const day = v.exactOptional(
  v.lazy((times): v.GenericSchema<unknown, OpeningTimes> =>
    Object(times).closingTime === 'Closed' ? closed : open,
  ),
);

/** Days without known times are absent. */
export type OpeningHours = v.InferOutput<typeof openingHours>;
const openingHours = v.object({
  monday: day,
  tuesday: day,
  wednesday: day,
  thursday: day,
  friday: day,
  saturday: day,
  sunday: day,
});

export type MainNavEntry = v.InferOutput<typeof mainNavEntry>;
const mainNavEntry = v.object({
  /** Path in the shop; wins over `page`. */
  url: v.nullish(v.string(), null),
  title: v.string(),
  page: titledPage,
});

/** Result of the `siteConfig` query, with resolved references. */
export type SiteConfig = v.InferOutput<typeof siteConfig>;
export const siteConfig = v.object({
  mainNav: list(mainNavEntry),
  showSalePercentage: v.nullish(v.boolean(), false),
  openingHours: v.nullish(openingHours, {}),
});

/** Address and contact of the shop. Unknown values are empty. */
export type StoreInfo = v.InferOutput<typeof storeInfo>;
export const storeInfo = v.object({
  address: text,
  zipcode: text,
  city: text,
  /** International notation without spaces: `+31300123456`. */
  phone: text,
  whatsapp: text,
  email: text,
  facebook: text,
  instagram: text,
  tiktok: text,
  openingHours: v.nullish(openingHours, {}),
});

/** Average rating of the shop by customers. */
export interface ReviewScore {
  /** Out of ten, e.g. 9.2. */
  score: number;
  /** Number of ratings. */
  count: number;
}

/** One text on screen, as the content service keeps it. */
export type SnippetDocument = v.InferOutput<typeof snippetDocument>;
export const snippetDocument = v.object({ key: v.string(), value: v.string() });
