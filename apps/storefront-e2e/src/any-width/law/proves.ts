import type { Page } from '@playwright/test';
import { core, test } from '../../shopper';
import { DUTIES, type DutyName } from '../../../../../tools/law/duties.ts';

const IN_EVERY_RUN: readonly DutyName[] = ['order-button', 'durable-medium', 'lowest-price'];

/** The one test of a legal duty; its title has the requirement and its source. */
export function proves(name: DutyName, proof: (page: Page) => Promise<void> | void): void {
  const { duty, law } = DUTIES[name];
  test(`${duty} (${law})`, core(IN_EVERY_RUN.includes(name)), ({ page }) => proof(page));
}

/** A page of each kind, with the checkout in its bare frame. */
export const KINDS_OF_PAGES = [
  '/nl/',
  '/nl/dames/',
  '/search?tn_q=jurk',
  '/nl/klantenservice/',
  '/nl/merken/',
  '/nl/blog/jeans-wassen/',
  '/nl/nergens/',
  '/wishlist',
  '/cart',
  '/login',
  '/checkout',
];
