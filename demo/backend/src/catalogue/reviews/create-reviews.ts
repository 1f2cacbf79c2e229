import { identifierOf } from '../identifier.ts';
import { factsOf, phrasesFor, type GarmentFacts, type Phrases } from '../phrases.ts';
import { createRandom, mixAll, type Random } from '../random.ts';
import type { Product } from '../types.ts';
import { fitByBuyers, fitOf, sizeBought, tendencyOf, type Fit } from './create-fit.ts';
import {
  CLOSINGS,
  DETAILS,
  OPENINGS,
  REPLIES,
  SIZED_TITLES,
  TITLES,
  type Mood,
  type Topic,
} from './review-sentences.ts';
import { reviewerNames } from './reviewers.ts';

/** A shopper's review of a product. */
export interface Review {
  /** 32 lower-case hex characters. */
  id: string;
  author: string;
  title: string;
  content: string;
  /** Stars, 1 to 5. */
  points: number;
  /** Purchased size; null for one-size goods. */
  size: string | null;
  /** Perceived fit; null when unanswered, or for one-size goods. */
  fit: Fit | null;
  /** Reply of the shop, mostly null. */
  reply: string | null;
  /** Days since 2024-01-01. */
  day: number;
}

/** Upper bound of reviews per generated product; keeps their ids apart. */
const SLOTS = 32;
const MOST = 14;
const SHARE_WITHOUT = 0.25;
/** Days of wear in which a shopper speaks of weeks, or of months. */
const WEEKS = 35;
const MONTHS = 90;
/** Day of the newest review, in days since 2024-01-01. The newest goods arrive by day 1040. */
const LAST_DAY = 1045;
const STARS = [5, 5, 5, 5, 5, 4, 4, 4, 4, 3, 3, 2, 1];

const chanceOf = (seed: number, product: Product, part: number) =>
  createRandom(mixAll(seed, product.index, 900 + part));

/** Stars of a product, one number per review. The same seed always gives the same. */
export function reviewPoints(seed: number, product: Product): number[] {
  const random = chanceOf(seed, product, 0);
  if (random.chance(SHARE_WITHOUT) || product.createdDay >= LAST_DAY - 7) return [];
  const most = Math.max(1, Math.round((product.popularity / 1000) * MOST) + 2);
  const count = Math.min(MOST, random.between(1, most));
  // Some goods are simply better than others.
  const liked = random.chance(0.75) ? STARS : STARS.slice(3);
  return Array.from({ length: count }, () => random.pick(liked));
}

function topicOf({ categories: [category] }: Product): Topic {
  const path = category?.seoPath ?? '';
  if (path.includes('/schoenen/')) return 'shoes';
  if (path.includes('/tassen/')) return 'bags';
  return path.includes('/accessoires/') ? 'accessories' : 'clothes';
}

function moodOf(points: number): Mood {
  if (points >= 4) return 'pleased';
  return points === 3 ? 'mixed' : 'disappointed';
}

function titlesFor(product: Product, mood: Mood): Phrases {
  const hasSizes = product.sizes.length > 1;
  return hasSizes ? [...TITLES[mood], ...SIZED_TITLES[mood]] : TITLES[mood];
}

/** Facts for a review, written some days after the arrival of the product. */
function factsAfter(days: number, product: Product): GarmentFacts {
  const { gender, categories, made, colours, listPriceCents } = product;
  const [, , ...steps] = categories[0]?.seoPath.split('/').slice(0, -1) ?? [];
  return {
    ...factsOf(gender, steps.join('/'), made),
    age: [...(days >= WEEKS ? ['weeks' as const] : []), ...(days >= MONTHS ? ['months' as const] : [])],
    sold: [
      ...(listPriceCents === null ? [] : ['on sale' as const]),
      ...(colours.length > 1 ? ['in colours' as const] : []),
    ],
  };
}

function contentOf(product: Product, mood: Mood, facts: GarmentFacts, random: Random): string {
  const says = (all: Phrases) => phrasesFor(all, facts);
  const details = random.sample(says(DETAILS[topicOf(product)][mood]), random.between(1, 2));
  const parts = [random.pick(says(OPENINGS[mood])), ...details];
  if (random.chance(0.6)) parts.push(random.pick(says(CLOSINGS[mood])));
  const colour = random.pick(product.colours).name.toLowerCase();
  return parts.join(' ').replaceAll('{kleur}', colour);
}

/** Purchased size and fit. A separate random series keeps the earlier review texts unchanged. */
function boughtIn(seed: number, product: Product, n: number, content: string) {
  const random = chanceOf(seed, product, SLOTS + n + 1);
  const size = sizeBought(product, random);
  const tendency = tendencyOf(chanceOf(seed, product, SLOTS));
  return { size, fit: size === null ? null : fitOf(content, tendency, random) };
}

/** Day of a review, from a separate random series: its words depend on it. */
const dayOf = (seed: number, product: Product, n: number) =>
  chanceOf(seed, product, 2 * SLOTS + n + 1).between(
    product.createdDay + 5,
    Math.min(LAST_DAY, product.createdDay + 400),
  );

/** Reviews of a product, newest first. The same seed always gives the same. */
export function createReviews(seed: number, product: Product): Review[] {
  const names = reviewerNames(product.gender);
  const reviews = reviewPoints(seed, product).map((points, n): Review => {
    const random = chanceOf(seed, product, n + 1);
    const mood = moodOf(points);
    const author = random.pick(names);
    const day = dayOf(seed, product, n);
    const facts = factsAfter(day - product.createdDay, product);
    const title = random.pick(phrasesFor(titlesFor(product, mood), facts));
    const content = contentOf(product, mood, facts, random);
    return {
      id: identifierOf(seed, 'other', product.index * SLOTS + n),
      author,
      title,
      content,
      points,
      ...boughtIn(seed, product, n, content),
      reply: mood !== 'pleased' && random.chance(0.5) ? random.pick(REPLIES) : null,
      day,
    };
  });
  return reviews.sort((one, other) => other.day - one.day);
}

/** How a product runs, for its text: as its buyers say, or as they would. */
export const fitOfProduct = (seed: number, product: Product): Fit | 'mixed' =>
  fitByBuyers(createReviews(seed, product).map(({ fit }) => fit)) ??
  tendencyOf(chanceOf(seed, product, SLOTS));

const RATINGS = new WeakMap<Product, { rating: number | null }>();

/** Average number of stars; null without reviews. */
export function ratingOf(seed: number, product: Product): number | null {
  const known = RATINGS.get(product);
  if (known) return known.rating;
  const points = reviewPoints(seed, product);
  const rating = points.length === 0 ? null : points.reduce((sum, one) => sum + one, 0) / points.length;
  RATINGS.set(product, { rating });
  return rating;
}
