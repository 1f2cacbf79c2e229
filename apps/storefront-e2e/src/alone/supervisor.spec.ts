import { readHistory, readQuarantine } from '../../../../libs/federation/src/releases/composition/index.ts';
import { releaseVersion } from '../../../../libs/federation/src/releases/release/index.ts';
import { expect, test } from '../shopper.ts';
import { startOwnShop, type OwnShop } from '../own-shop/own-shop.ts';

const PROCESSES = 2;
const MARK = 'oneindig';
const TOKEN = 'of-the-test';
const OTHERS = ['/nl/', '/nl/dames/', '/nl/bezorgen/', '/cart'];

/** Appends code to mf-search's bundle that replaces its search page's view or load. The code knows the marked query. */
const withSearch = (code: string) => (bundle: string) => `${bundle}
(() => {
  const entry = module.exports.default.pages.search;
  const { view, load } = entry;
  const isMarked = (data) => JSON.stringify(data).includes('${MARK}');
  const after = (act) => { entry.load = async () => {
    const found = await load();
    return { ...found, load: async (...asked) => {
      const data = await found.load(...asked);
      if (isMarked(data)) act();
      return data;
    } };
  }; };
  ${code}
})();`;

const LOOPS_IN_RENDERING = withSearch(`entry.view = async () => {
  const { Page, ...rest } = await view();
  return { ...rest, Page: (props) => {
    if (isMarked(props)) for (;;) {}
    return require('react').createElement(Page, props);
  } };
};`);

/** A connection that closes after its response. */
const ON_ITS_OWN = { headers: { connection: 'close' } };

let shop: OwnShop;
test.beforeEach(async () => {
  test.setTimeout(300_000);
  shop = await startOwnShop(4272, {
    // The load of the test machine must not matter.
    env: { SERVER_PROCESSES: String(PROCESSES), MAX_EVENT_LOOP_DELAY_MS: '0', PLATFORM_TOKEN: TOKEN },
  });
  // Every process has served each page. Open connections would later lead to a killed process.
  for (let turn = 0; turn < 4 * PROCESSES; turn += 1)
    await Promise.all(OTHERS.map(async (path) => (await fetch(shop.url + path, ON_ITS_OWN)).text()));
});
test.afterEach(() => shop.stop());

interface Health {
  composition?: string;
  processes: { pid: number }[];
}

const health = async (): Promise<Health> =>
  (await fetch(`${shop.url}/health`, ON_ITS_OWN)).json() as Promise<Health>;
const pids = async () => (await health()).processes.map(({ pid }) => pid);
const quarantined = async () =>
  (await readQuarantine(shop.releaseStore.pointers)).map(({ release }) => release);

/** Sends requests at an interval, each on a separate connection; returns their results. */
function load(paths: readonly string[], everyMs: number) {
  const asked: Promise<{ at: number; wrong?: string }>[] = [];
  const ask = async (path: string) => {
    const at = performance.now();
    try {
      const answer = await fetch(shop.url + path, { headers: { connection: 'close' } });
      const isWhole = (await answer.text()).includes('</html>');
      return answer.ok && isWhole ? { at } : { at, wrong: `${path}: ${answer.status}` };
    } catch (error) {
      return { at, wrong: `${path}: ${String((error as Error).cause ?? error)}` };
    }
  };
  const timer = setInterval(() => asked.push(ask(paths[asked.length % paths.length] ?? '/')), everyMs);
  return {
    end: async () => {
      clearInterval(timer);
      return Promise.all(asked);
    },
  };
}

test('a remote that loops in rendering, requested 50 times a second, is quarantined; other pages keep working', async () => {
  const before = (await shop.health())['mf-search'];
  const { composition } = await health();
  const version = await shop.release('mf-search', LOOPS_IN_RENDERING);
  await expect.poll(async () => (await shop.health())['mf-search']).toBe(version);
  const others = load(OTHERS, 100);
  const loops = load([`/search?tn_q=${MARK}`], 20);
  await expect.poll(quarantined).toEqual([`mf-search@${version}`]);
  const known = performance.now();
  await expect.poll(async () => (await shop.health())['mf-search']).toBe(before);
  const answered = await others.end();
  await loops.end();
  expect(answered.filter(({ at, wrong }) => wrong && at > known)).toEqual([]);

  // The channel is reverted and its history states why; all processes serve it.
  await expect.poll(async () => (await pids()).length).toBe(PROCESSES);
  expect((await health()).composition).toBe(composition);
  expect((await readHistory(shop.releaseStore.files))[0]).toMatchObject({
    what: `quarantine mf-search@${version}`,
    to: composition,
  });
  const [entry] = await readQuarantine(shop.releaseStore.pointers);
  expect(entry?.stack.join('\n')).toContain(`mf-search@${version}/server.cjs`);

  // A restarted server does not take it, even when the channel names it again.
  await releaseVersion(shop.releaseStore, 'mf-search', version);
  await shop.restart();
  expect((await shop.health())['mf-search']).toBe(before);
  expect((await fetch(`${shop.url}/search?tn_q=${MARK}`)).status).toBe(200);
});

const FAULTS = {
  'loops behind an await of its load': `after(() => { for (;;) {} });`,
  'loops in a timer': `after(() => setTimeout(() => { for (;;) {} }, 10));`,
  'ends its process': `after(() => process.exit(0));`,
  'takes all the memory there is': `after(() => { const all = []; for (;;) all.push({ room: [1, 2, 3] }); });`,
};

for (const [what, code] of Object.entries(FAULTS)) {
  test(`a remote that ${what} is quarantined, and its process is replaced`, async () => {
    const [one = 0, other = 0] = await pids();
    const version = await shop.release('mf-search', withSearch(code));
    await expect.poll(async () => (await shop.health())['mf-search']).toBe(version);
    await fetch(`${shop.url}/search?tn_q=${MARK}`).catch(() => undefined);
    await expect.poll(quarantined).toEqual([`mf-search@${version}`]);
    // The other process knows it too, and continues. The failing one is reported before it ends.
    const left = async () => {
      const now = await pids();
      return { now: now.length, fromBefore: now.filter((pid) => pid === one || pid === other).length };
    };
    await expect.poll(left).toEqual({ now: PROCESSES, fromBefore: 1 });
    expect((await fetch(`${shop.url}/search?tn_q=${MARK}`)).status).toBe(200);
  });
}

test('a killed process is replaced, without any release being quarantined', async () => {
  const [first = 0] = await pids();
  process.kill(first, 'SIGKILL');
  await expect.poll(async () => (await pids()).filter((pid) => pid !== first).length).toBe(PROCESSES);
  expect(await quarantined()).toEqual([]);
  expect((await fetch(`${shop.url}/nl/`, ON_ITS_OWN)).status).toBe(200);
});

/** Number of pages served, according to any process. */
async function pageViews(): Promise<number> {
  const headers = { authorization: `Bearer ${TOKEN}`, connection: 'close' };
  const text = await (await fetch(`${shop.url}/metrics`, { headers })).text();
  const counted = text.matchAll(/^weefsel_page_views_total\{.*kind="page".*\} (\d+)$/gm);
  return [...counted].reduce((sum, [, views]) => sum + Number(views), 0);
}

test('every process reports the page views of all processes, including one that was killed', async () => {
  const asked = 4 * PROCESSES * OTHERS.length;
  const toldByAll = async () => [...new Set(await Promise.all(Array.from({ length: 8 }, pageViews)))];
  await expect.poll(toldByAll).toEqual([asked]);
  const [first = 0] = await pids();
  process.kill(first, 'SIGKILL');
  await expect.poll(async () => (await pids()).filter((pid) => pid !== first).length).toBe(PROCESSES);
  expect(await toldByAll()).toEqual([asked]);
  await (await fetch(`${shop.url}/nl/`, { headers: { connection: 'close' } })).text();
  await expect.poll(toldByAll).toEqual([asked + 1]);
});

test('a server that is stopped under load finishes accepted requests, and leaves no process behind', async () => {
  const processes = await pids();
  const others = load(OTHERS, 20);
  await expect.poll(async () => (await fetch(`${shop.url}/nl/`)).status).toBe(200);
  const asked = performance.now();
  await shop.restart();
  const answers = await others.end();
  // Only requests after the stop, with no listener, were refused.
  const wrong = answers.flatMap(({ at, wrong: said }) => (said && at < asked ? [said] : []));
  expect(wrong).toEqual([]);
  for (const pid of processes) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
});
