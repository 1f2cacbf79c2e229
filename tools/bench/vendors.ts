import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readFlags, type Help } from '../flags.ts';
import { nx } from '../nx.ts';
import { BACKEND_BUNDLE, PlainProblem, requireFreePort, runServer } from '../shop.ts';
import { run, step } from '../steps.ts';
import { holds, type Bar } from './bars.ts';
import { barLines } from './report.ts';
import { residentMemory } from './resident-memory.ts';
import { BACKEND_PORT, commerce, content, picture, search, timesOf } from './vendor-client.ts';

const HELP = {
  usage: 'weefsel vendor-times',
  about:
    'Measures start and response times of the embedded vendors, over HTTP, one call at a time. Ends with 1 when a bar does not hold.',
  examples: ['npx weefsel vendor-times', 'npx weefsel vendor-times | tee vendors.txt'],
} satisfies Help;
readFlags(HELP, {});

const ROUNDS = 300;
const FEW = 3000;
const MANY = 20_000;
const VERY_MANY = 100_000;
const CARDS = 48;

interface Items {
  facets: { facetsettings: { urlkey: string }; attributes: { title: string; nrofresults: number }[] }[];
  items: { image: string; attributes: { name: string; values: string[] }[] }[];
}

/** Starts the vendors and runs the work; returns their start time in ms. */
async function withVendors(
  dataDir: string,
  products: number,
  work: (pid: number) => Promise<void>,
): Promise<number> {
  const from = performance.now();
  const server = await runServer(BACKEND_BUNDLE, {
    BACKEND_PORT: String(BACKEND_PORT),
    DATA_DIR: dataDir,
    SEED_PRODUCTS: String(products),
  });
  const ready = performance.now() - from;
  try {
    await work(server.process.pid ?? 0);
  } finally {
    await server.stop();
  }
  return ready;
}

/** Queries of the search relevance sets. */
const TEXTS = ['open', 'own'].flatMap((set) => {
  const file = new URL(`../relevance/queries.${set}.json`, import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf8')) as { q: string }[]).map(({ q }) => q);
});

/** Live search queries while a text is typed: word by word, and with the last word half typed. */
function typedOf(text: string): string[] {
  const words = text.split(' ');
  const begun = words.map((_, index) => words.slice(0, index + 1).join(' '));
  const half = text.slice(0, -Math.floor((words.at(-1)?.length ?? 0) / 2));
  return [...begun, half].filter((each) => each.trim().length > 1);
}

const swidOf = (item: Items['items'][number] | undefined) =>
  item?.attributes.find(({ name }) => name === 'swid')?.values[0] ?? '';

/** The first two values of each of three facets. */
const threeFacets = ({ facets }: Items): Record<string, string> =>
  Object.fromEntries(
    facets
      .filter(({ facetsettings }) => ['merk', 'maat', 'kleur'].includes(facetsettings.urlkey))
      .map(({ facetsettings, attributes }) => [
        `tn_fk_${facetsettings.urlkey}`,
        attributes
          .slice(0, 2)
          .map(({ title }) => title)
          .join('|'),
      ]),
  );

async function measureCalls(bars: Bar[]): Promise<void> {
  const listing = await search<Items>('navigation', { tn_ps: String(CARDS) });
  const ids = listing.items.map(swidOf);
  const product = await timesOf(ROUNDS, (round) =>
    commerce('POST', `/product/${ids[round % ids.length]}`, {
      associations: { media: {}, manufacturer: {} },
    }),
  );
  const { token } = await commerce('GET', '/checkout/cart');
  const line = { items: [{ id: ids[0], type: 'product', quantity: 1 }] };
  const cart = await timesOf(ROUNDS, () => commerce('POST', '/checkout/cart/line-item', line, token));
  const page = await timesOf(ROUNDS, () =>
    content('*[_type == "page" && slug.current == "klantenservice"][0]{ title, pageBuilder }'),
  );
  const texts = await timesOf(TEXTS.length, (round) =>
    search('navigation-search', { tn_q: TEXTS[round] ?? '', tn_ps: '12' }),
  );
  const typed = TEXTS.flatMap(typedOf);
  const suggestions = await timesOf(typed.length, (round) =>
    search('suggestions', { tn_q: typed[round] ?? '' }),
  );
  const cards = listing.items.map(({ image }) => `${image}${image.includes('?') ? '&' : '?'}w=320`);
  const grid = () => Promise.all(cards.map(picture));
  const pictures = await timesOf(20, grid);
  bars.push(
    { what: 'product detail, p95 ms', found: product.p95, atMost: 15 },
    { what: 'into the cart, p95 ms', found: cart.p95, atMost: 15 },
    { what: 'content query, p50 ms', found: page.p50, atMost: 3 },
    { what: `search for a text, ${FEW} products, p95 ms`, found: texts.p95, atMost: 30 },
    { what: `suggestions while it is typed, ${FEW} products, p95 ms`, found: suggestions.p95, atMost: 30 },
    { what: `${CARDS} pictures of 320 px from the cache, p50 ms`, found: pictures.p50, atMost: 60 },
  );
}

/** Listings as shoppers open them: first pages of all products, of three facets, and of all facets together. */
async function measureListings() {
  const facets = threeFacets(await search<Items>('navigation', {}));
  const filters = [{}, facets, ...Object.entries(facets).map(([key, values]) => ({ [key]: values }))];
  const measure = () =>
    timesOf(ROUNDS, (round) =>
      search('navigation', {
        ...filters[round % filters.length],
        tn_ps: String(CARDS),
        tn_p: String(1 + (round % 3)),
      }),
    );
  // The first round only warms up the compiler of the new server.
  await measure();
  return measure();
}

async function measureMany(bars: Bar[], pid: number): Promise<void> {
  const filters = threeFacets(await search<Items>('navigation', {}));
  const navigation = await timesOf(ROUNDS, (round) =>
    search('navigation', { ...filters, tn_ps: '48', tn_p: String(1 + (round % 3)) }),
  );
  bars.push(
    { what: `navigation, three facets, ${MANY} products, p95 ms`, found: navigation.p95, atMost: 10 },
    { what: `memory at ${MANY} products, MB`, found: residentMemory(pid) / 1e6, atMost: 400 },
  );
}

await run(async () => {
  await step('building what changed', () => nx(['build', 'demo-backend', '--output-style=stream']));
  await requireFreePort(BACKEND_PORT);
  const dataDir = await mkdtemp(join(tmpdir(), 'weefsel-vendors-'));
  const bars: Bar[] = [];
  try {
    const seeding = await step(`seeding ${FEW} products`, () => withVendors(dataDir, FEW, async () => {}));
    const listing = { few: 0, veryMany: 0 };
    const again = await step('starting again, and asking', () =>
      withVendors(dataDir, FEW, async () => {
        await measureCalls(bars);
        listing.few = (await measureListings()).p50;
      }),
    );
    await step(`${MANY} products`, () =>
      withVendors(join(dataDir, 'many'), MANY, (pid) => measureMany(bars, pid)),
    );
    await step(`${VERY_MANY} products`, () =>
      withVendors(join(dataDir, 'very-many'), VERY_MANY, async () => {
        listing.veryMany = (await measureListings()).p50;
      }),
    );
    bars.push({
      what: `listing, ${VERY_MANY} products, times ${FEW} products`,
      found: listing.veryMany / listing.few,
      atMost: 1.5,
    });
    bars.unshift(
      { what: `seeding ${FEW} products, s`, found: seeding / 1000, atMost: 30 },
      { what: 'start with an existing database, s', found: again / 1000, atMost: 3 },
    );
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
  process.stdout.write(barLines(bars, 'embedded vendors, over HTTP'));
  const missed = bars.filter((bar) => holds(bar) === false).length;
  if (missed > 0) throw new PlainProblem(`${missed} of ${bars.length} bars do not hold.`);
});
