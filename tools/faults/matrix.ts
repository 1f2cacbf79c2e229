import { mkdtemp, cp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { keysDir, storeDir } from '../../libs/federation/src/releases/release/index.ts';
import { runServer, SHELL_BUNDLE, type Running } from '../shop.ts';
import { expected, isGoodEnough, type Vendor } from './expected.ts';
import type { Fault } from './fault.ts';
import { startFaultProxy, type FaultProxy } from './fault-proxy.ts';
import { look, stateOf, type Seen, type State } from './observation.ts';
import type { PageKind, Sample } from './page-kinds.ts';

/** Result of one page under one fault. */
export interface Cell {
  vendor: Vendor;
  fault: Fault;
  page: PageKind;
  isKnown: boolean;
  path: string;
  seen: Seen;
  state: State;
  expected: State;
  /** Deviations from the expected result; empty without any. */
  problems: string[];
}

/**
 * Time limit for a new server until a page is whole, in ms. Generous, because the speed of the machine is not tested.
 */
const KNOWN_WITHIN_MS = 60_000;
/** Maximum time of a page, and until all pages are whole again, in ms. */
const ANSWER_MS = 6000;
const WHOLE_AGAIN_MS = 5000;
/** Cache time of pages; they are revalidated after it. */
const FRESH_SECONDS = 1;

const LISTENING: Record<Vendor, (origin: string) => Record<string, string>> = {
  commerce: (origin) => ({ COMMERCE_ENDPOINT: `${origin}/store-api` }),
  content: (origin) => ({ CONTENT_API_HOST: `${origin}/content` }),
  search: (origin) => ({ SEARCH_BASE_URL: `${origin}/tweakwise` }),
  social: (origin) => ({ SOCIAL_FEED_URL: `${origin}/feeds/{id}?limit={limit}` }),
  reviews: (origin) => ({ REVIEWS_URL: `${origin}/reviews` }),
  vat: (origin) => ({ VAT_CHECK_URL: `${origin}/vies` }),
};

export interface MatrixShop {
  /** Port of the shell under test. */
  port: number;
  backendPort: number;
  /** Data folder with the release store. */
  dataDir: string;
  samples: readonly Sample[];
  /** The same pages without faults, by path. */
  well: ReadonlyMap<string, Seen>;
}

interface Place {
  page: PageKind;
  path: string;
  isKnown: boolean;
}

const placesOf = (samples: readonly Sample[]): Place[] =>
  samples.flatMap(({ kind, known, cold }) => [
    ...(known ? [{ page: kind, path: known, isKnown: true }] : []),
    ...(cold ? [{ page: kind, path: cold, isKnown: false }] : []),
  ]);

const wellAt = (shop: MatrixShop, path: string): Seen => {
  const seen = shop.well.get(path);
  if (!seen) throw new Error(`${path} was not seen while the shop was well.`);
  return seen;
};

function problemsOf({ page, isKnown }: Place, seen: Seen, state: State, worst: State): string[] {
  return [
    ...(isGoodEnough(state, worst) ? [] : [`is ${state} (${seen.status}), should be ${worst}`]),
    ...(seen.hasFrame ? [] : ['has no frame']),
    ...(seen.ms > ANSWER_MS ? [`took ${Math.round(seen.ms)} ms`] : []),
    ...(isKnown && page !== 'not found' && state === 'gone' ? ['was known and is gone'] : []),
  ];
}

/** Requests a page until the server returns it whole; faults must not change it afterwards. */
async function makeKnown(url: string, shop: MatrixShop, path: string): Promise<void> {
  const until = performance.now() + KNOWN_WITHIN_MS;
  const well = wellAt(shop, path);
  const isWhole = async () =>
    stateOf(await look(url + path), well) === (well.status === 404 ? 'gone' : 'whole');
  while (!(await isWhole())) {
    if (performance.now() > until) throw new Error(`${path} is not whole, though nothing is wrong.`);
    await wait(250);
  }
}

/** Requests pages until all are whole again. Returns the paths that are not in time. */
async function whenWellAgain(url: string, shop: MatrixShop, places: readonly Place[]): Promise<Set<string>> {
  const until = performance.now() + WHOLE_AGAIN_MS;
  const missing = new Set(places.map(({ path }) => path));
  while (missing.size > 0 && performance.now() < until) {
    await Promise.all(
      [...missing].map(async (path) => {
        const state = stateOf(await look(url + path), wellAt(shop, path));
        if (state === 'whole' || wellAt(shop, path).status === 404) missing.delete(path);
      }),
    );
    await wait(250);
  }
  return missing;
}

async function startShell(shop: MatrixShop, vendor: Vendor, proxy: FaultProxy) {
  const dataDir = await mkdtemp(join(tmpdir(), 'weefsel-faults-'));
  for (const part of [storeDir, keysDir]) await cp(part(shop.dataDir), part(dataDir), { recursive: true });
  const server: Running = await runServer(SHELL_BUNDLE, {
    PORT: String(shop.port),
    BACKEND_PORT: String(shop.backendPort),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    PAGE_CACHE_SECONDS: String(FRESH_SECONDS),
    MAX_EVENT_LOOP_DELAY_MS: '0',
    ...LISTENING[vendor](proxy.origin),
  });
  const stop = async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { url: `http://localhost:${shop.port}`, stop };
}

/** Results of one fault of one vendor, for all pages. The server is new and has cached the known ones. */
export async function runFault(shop: MatrixShop, vendor: Vendor, fault: Fault): Promise<Cell[]> {
  const proxy = await startFaultProxy(shop.backendPort);
  const shell = await startShell(shop, vendor, proxy);
  try {
    const places = placesOf(shop.samples);
    for (const { path, isKnown } of places) if (isKnown) await makeKnown(shell.url, shop, path);
    await wait(FRESH_SECONDS * 1000 + 100);
    proxy.become(fault);
    const cells = await Promise.all(
      places.map(async (place): Promise<Cell> => {
        const seen = await look(shell.url + place.path);
        const state = stateOf(seen, wellAt(shop, place.path));
        const worst = expected(vendor, fault, place.page, place.isKnown);
        return {
          vendor,
          fault,
          ...place,
          seen,
          state,
          expected: worst,
          problems: problemsOf(place, seen, state, worst),
        };
      }),
    );
    // Revalidation behind the first responses must not have replaced them.
    for (const cell of cells.filter(({ isKnown }) => isKnown)) {
      const state = stateOf(await look(shell.url + cell.path), wellAt(shop, cell.path));
      if (!isGoodEnough(state, cell.expected)) cell.problems.push(`is ${state} the second time`);
    }
    proxy.become(undefined);
    const late = await whenWellAgain(shell.url, shop, places);
    for (const cell of cells) if (late.has(cell.path)) cell.problems.push('is not whole 5 s after');
    return cells;
  } finally {
    await shell.stop();
    await proxy.stop();
  }
}
