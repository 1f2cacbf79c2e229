import type { Page } from '@playwright/test';
import { hydrated } from '../shopper';
import { hasMore } from './differences';
import { SORT_NAMES } from './oracle';
import type { ShownListing } from './read-listing';
import type { Stop, Walker } from './walker';

/** Longer than the lock after a page request, and the delay of a typed price. */
const PASSES_MS = 2500;

/** All kinds of steps, with their weights. */
export const STEPS = {
  filter: 6,
  unfilter: 3,
  price: 2,
  sort: 2,
  more: 4,
  previous: 2,
  back: 3,
  forward: 2,
  reload: 1,
} as const;

export type StepName = keyof typeof STEPS;

export interface Step {
  name: StepName;
  /** Index of the chosen option, modulo their number. */
  pick: number;
}

interface Scene {
  page: Page;
  walker: Walker;
  /** Visible state before the step. */
  shown: ShownListing;
}

/** Takes the step in page and model and describes it; undefined without effect. */
type Take = (scene: Scene, pick: number) => Promise<string | undefined>;

const choose = <T>(from: readonly T[], pick: number): T | undefined => from[pick % Math.max(1, from.length)];

const main = (page: Page) => page.getByRole('main');
const startAgain = (stop: Stop, change: Partial<Stop>): Stop => ({ ...stop, ...change, page: 1 });

/** All chosen values, with the keys of their facets. */
const chosenIn = ({ filters }: Stop): [key: string, value: string][] =>
  Object.entries(filters).flatMap(([key, values]) => values.map((value): [string, string] => [key, value]));

function toggled(stop: Stop, key: string, value: string): Stop {
  const { [key]: own = [], ...others } = stop.filters;
  const next = own.includes(value) ? own.filter((one) => one !== value) : [...own, value];
  return startAgain(stop, { filters: next.length > 0 ? { ...others, [key]: next } : others });
}

const checkbox = (page: Page, key: string, value: string) =>
  main(page).locator(`aside input[name="tn_fk_${key}"][value="${value}"]`);

const filter: Take = async ({ page, walker, shown }, pick) => {
  const facet = choose(shown.facets, pick);
  const open = facet?.options.filter(({ checked, count }) => !checked && count > 0) ?? [];
  const value = choose(open, Math.floor(pick / 16))?.value;
  const key = walker.place.facets.find(({ title }) => title === facet?.title)?.key;
  if (value === undefined || key === undefined) return undefined;
  await checkbox(page, key, value).click();
  walker.go(toggled(walker.stop, key, value));
  return `filter ${key}=${value}`;
};

const unfilter: Take = async ({ page, walker }, pick) => {
  const { stop } = walker;
  const chips = main(page).getByRole('list', { name: 'Gekozen filters' }).getByRole('link');
  if (chosenIn(stop).length === 0 && !stop.price) return undefined;
  if (pick % 8 === 0) {
    await chips.last().click();
    walker.go(startAgain(stop, { filters: {}, price: undefined }));
    return 'clear everything';
  }
  const chosen = choose(chosenIn(stop), pick);
  if (!chosen || (stop.price && pick % 3 === 0)) {
    if (!stop.price) return undefined;
    await chips.filter({ hasText: '€' }).click();
    walker.go(startAgain(stop, { price: undefined }));
    return 'let the price go';
  }
  const [key, value] = chosen;
  await checkbox(page, key, value).click();
  walker.go(toggled(stop, key, value));
  return `unfilter ${key}=${value}`;
};

const price: Take = async ({ page, walker }, pick) => {
  const { stop, truth } = walker;
  const { min, max } = truth.limits;
  const field = (name: string) => main(page).locator('aside').getByRole('textbox', { name });
  if (!(min < max)) return undefined;
  const now = { min: Math.max(min, stop.price?.min ?? min), max: Math.min(max, stop.price?.max ?? max) };
  const amount = min + (Math.floor(pick / 2) % (max - min + 1));
  const lower = pick % 2 === 0;
  const next = lower ? { ...now, min: amount } : { ...now, max: amount };
  const input = field(lower ? 'Prijs vanaf, in euro' : 'Prijs tot, in euro');
  await input.fill(String(amount));
  await input.press('Enter');
  await page.clock.fastForward(PASSES_MS);
  const isFull = next.min <= min && next.max >= max;
  const isChange = next.min < next.max && (next.min !== now.min || next.max !== now.max);
  if (isChange) walker.go(startAgain(stop, { price: isFull ? undefined : next }));
  return `price ${lower ? 'from' : 'to'} ${amount}`;
};

const sort: Take = async ({ page, walker }, pick) => {
  const name = choose(SORT_NAMES, pick) ?? '';
  await main(page).getByLabel('Sorteer op').selectOption(name);
  walker.go(startAgain(walker.stop, { sort: name }));
  return `sort by ${name}`;
};

const turn =
  (label: string, isThere: (walker: Walker) => boolean, pageOf: (walker: Walker) => number): Take =>
  async ({ page, walker }) => {
    if (!isThere(walker)) return undefined;
    const to = pageOf(walker);
    await page.clock.fastForward(PASSES_MS);
    await main(page).getByRole('link', { name: label }).click();
    walker.go({ ...walker.stop, page: to });
    return `${label} (${to})`;
  };

const more = turn('Toon meer artikelen', hasMore, ({ shown }) => shown.last + 1);
const previous = turn(
  'Toon vorige artikelen',
  ({ shown }) => shown.first > 1,
  ({ shown }) => shown.first - 1,
);

const back: Take = async ({ page, walker }) => {
  if (!walker.canGoBack) return undefined;
  await page.evaluate(() => history.back());
  walker.travel(-1);
  return 'back';
};

const forward: Take = async ({ page, walker }) => {
  if (!walker.canGoForward) return undefined;
  await page.evaluate(() => history.forward());
  walker.travel(1);
  return 'forward';
};

const reload: Take = async ({ page, walker }) => {
  await page.reload({ waitUntil: 'domcontentloaded' });
  await hydrated(page);
  walker.reload();
  return 'reload';
};

export const takeStep: Readonly<Record<StepName, Take>> = {
  filter,
  unfilter,
  price,
  sort,
  more,
  previous,
  back,
  forward,
  reload,
};
