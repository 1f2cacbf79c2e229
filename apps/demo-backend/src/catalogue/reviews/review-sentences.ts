import * as v from 'valibot';
import { readAssortment } from '../read-assortment.ts';

/** How somebody liked a purchase: five and four stars, three, two and one. */
export type Mood = keyof Sentences;

/** What a review can be about. */
export type Topic = keyof typeof DETAILS;

type Sentences = v.InferOutput<typeof sentences>;

const lines = v.pipe(v.array(v.string()), v.minLength(1, 'must have at least one sentence'));
const sentences = v.strictObject({ pleased: lines, mixed: lines, disappointed: lines });

const written = readAssortment(
  'reviews',
  v.strictObject({
    titles: sentences,
    sizedTitles: sentences,
    openings: sentences,
    details: v.strictObject({
      clothes: sentences,
      shoes: sentences,
      bags: sentences,
      accessories: sentences,
    }),
    closings: sentences,
    replies: lines,
  }),
);

export const TITLES = written.titles;

/** Besides, above a review of what comes in sizes. */
export const SIZED_TITLES = written.sizedTitles;

/** `{kleur}` is the colour that was bought. */
export const OPENINGS = written.openings;

export const DETAILS = written.details;

export const CLOSINGS = written.closings;

/** What the shop writes below a review that was not so good. */
export const REPLIES: readonly string[] = written.replies;
