import * as v from 'valibot';
import { phrases } from '../phrases.ts';
import { readAssortment } from '../read-assortment.ts';

/** Mood of a review: five or four stars, three stars, two or one. */
export type Mood = keyof Sentences;

/** Topic of a review. */
export type Topic = keyof typeof DETAILS;

type Sentences = v.InferOutput<typeof sentences>;

const sentences = v.strictObject({ pleased: phrases, mixed: phrases, disappointed: phrases });

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
    replies: v.pipe(v.array(v.string()), v.minLength(1, 'must have at least one sentence')),
  }),
);

export const TITLES = written.titles;

/** Additional titles for goods that come in sizes. */
export const SIZED_TITLES = written.sizedTitles;

/** `{kleur}` is the purchased colour. */
export const OPENINGS = written.openings;

export const DETAILS = written.details;

export const CLOSINGS = written.closings;

/** Replies of the shop below less favourable reviews. */
export const REPLIES: readonly string[] = written.replies;
