import { parse } from 'node-html-parser';
import type { Answer, Visitor } from './visitor.ts';

/** Paths of a session. */
export interface Places {
  /** In order of popularity. */
  listings: readonly string[];
  products: readonly string[];
  /** Content pages. */
  others: readonly string[];
}

export interface SessionOptions {
  places: Places;
  /** Random number from 0 to 1. */
  chance: () => number;
  /** Mean viewing time of a page, in ms. */
  lookMs: number;
  /** Views shared pages only: no cart. */
  onlyLooks?: boolean;
}

const SEARCHES = ['jurk', 'zwarte laarzen', 'wollen trui', 'jas', 'jeans', 'tas van leer'];
/** Share of sessions that buy, and share of those that go on to the checkout. */
const BUYERS = 0.4;
const TO_CHECKOUT = 0.5;
/** Share of sessions with script, which navigate by fetching payloads. */
const WITH_SCRIPT = 0.7;

const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Fields of a product's purchase form, with an available size selected. Undefined without such a form. */
export function purchaseOf(html: string): Record<string, string> | undefined {
  const form = parse(html).querySelector('button[name=form][value=add]')?.closest('form');
  if (!form) return undefined;
  const fields: Record<string, string> = { form: 'add' };
  for (const input of form.querySelectorAll('input[type=radio]')) {
    const name = input.getAttribute('name') ?? '';
    const isSoldOut = input.closest('label')?.getAttribute('data-sold-out') === 'true';
    if (isSoldOut || input.hasAttribute('disabled')) continue;
    fields[name] ??= input.getAttribute('value') ?? '';
  }
  return fields;
}

const payloadOf = (path: string): string => {
  const [place = '', query] = path.split('?');
  return `${place.endsWith('/') ? place : `${place}/`}_payload.json${query ? `?${query}` : ''}`;
};

/** One session from the first page to the last. Ends early when the shop refuses or fails. */
export async function visit(visitor: Visitor, options: SessionOptions): Promise<void> {
  const { places, chance, lookMs, onlyLooks = false } = options;
  const pick = (from: readonly string[]): string => from[Math.floor(chance() * from.length)] ?? '/nl/';
  // Prefers the first paths: picks from a random prefix.
  const popular = (from: readonly string[]): string =>
    pick(from.slice(0, Math.ceil(chance() ** 2 * from.length)));
  const hasScript = chance() < WITH_SCRIPT;
  const look = () => wait(-Math.log(1 - chance()) * lookMs);
  const go = async (path: string): Promise<boolean> => {
    await look();
    return (await visitor.page(hasScript ? payloadOf(path) : path)).outcome === 'answered';
  };

  const first = chance() < 0.4 ? '/nl/' : popular(places.listings);
  if ((await visitor.page(first)).outcome !== 'answered') return;
  const way = [popular(places.listings)];
  if (chance() < 0.3) way.push(`/search?tn_q=${encodeURIComponent(pick(SEARCHES))}`);
  if (chance() < 0.3) way.push(`${popular(places.listings)}?tn_p=2`);
  if (chance() < 0.1) way.push(pick(places.others));
  if (chance() < 0.5) way.push(popular(places.products));
  for (const path of way) if (!(await go(path))) return;

  const product = popular(places.products);
  if (onlyLooks || chance() >= BUYERS) return void (await go(product));
  await look();
  const shown = await visitor.page(product);
  await buy(visitor, product, shown, async () => {
    await look();
    return chance() < TO_CHECKOUT;
  });
}

async function buy(
  visitor: Visitor,
  product: string,
  { outcome, text }: Answer,
  goesOn: () => Promise<boolean>,
): Promise<void> {
  const fields = outcome === 'answered' ? purchaseOf(text) : undefined;
  if (!fields) return;
  const cart = await visitor.send(product, fields);
  if (cart.path !== '/cart' || !(await goesOn())) return;
  await visitor.page('/checkout');
}
