import { readHistory, readQuarantine } from '../../../../libs/federation/src/releases/composition/index.ts';
import {
  askShell,
  rollOut,
  readCurrent,
  rollback,
  releaseVersion,
} from '../../../../libs/federation/src/releases/release/index.ts';
import { bisectCommand } from '../../../../tools/release/in-workspace.ts';
import { readOptions } from '../../../../tools/release/options.ts';
import { expect, test } from '../shopper.ts';
import { publishChangedShell, type ChangedShell } from './changed-shell.ts';
import { startOwnShop, type OwnShop } from '../own-shop/own-shop.ts';
import { shopUnderLoad } from './shop-load.ts';

const PROCESSES = 2;
const env = { SERVER_PROCESSES: String(PROCESSES), MAX_EVENT_LOOP_DELAY_MS: '0', RATE_LIMITS: '0' };

let shop: OwnShop;
/** Started before any other build existed, with the built code. */
let other: OwnShop;
test.beforeEach(async () => {
  test.setTimeout(300_000);
  shop = await startOwnShop(4282, { shell: true, env });
  other = await startOwnShop(4283, { beside: shop, env: { ...env, SERVER_PROCESSES: '1' } });
});
test.afterEach(async () => {
  await other.stop();
  await shop.stop();
});

interface Health {
  shell?: string;
  shellProblem?: { build: string; why: string };
  composition?: string;
  processes: { pid: number }[];
}

const health = async ({ url }: OwnShop): Promise<Health> =>
  (await fetch(`${url}/health`)).json() as Promise<Health>;
/** As `health`, but tolerates processes that end during a response. */
const healthOrNone = (of: OwnShop): Promise<Partial<Health>> => health(of).catch(() => ({}));
const shellOf = async (of: OwnShop) => (await health(of)).shell;
const scriptOf = async (of: OwnShop) =>
  /\/assets\/(main\.[0-9a-f]{8}\.js)/.exec(await (await fetch(`${of.url}/nl/`)).text())?.[1];
const hasScript = async ({ url }: OwnShop, main: string) => (await fetch(`${url}/assets/${main}`)).status;
const turned = { timeout: 60_000 };

test('a build of the shell is released and rolled back under load, on all servers, and nothing is lost', async () => {
  const first: ChangedShell = {
    build: (await shellOf(shop)) ?? 'none',
    main: (await scriptOf(shop)) ?? 'none',
  };
  const second = await publishChangedShell(shop.releaseStore, 'second');
  // Any server has the files of any build before a process of that build starts.
  for (const each of [shop, other])
    for (const { main } of [first, second]) expect(await hasScript(each, main)).toBe(200);

  const load = shopUnderLoad(shop.url, ['/nl/', '/nl/dames/', '/nl/bezorgen/'], 6);
  await expect.poll(load.answered, turned).toBeGreaterThan(100);
  const pids = (await health(shop)).processes.map(({ pid }) => pid);
  for (const to of [second, first]) {
    if (to === second) await releaseVersion(shop.releaseStore, 'shell', second.build);
    else await rollback(shop.releaseStore, 'shell');
    for (const each of [shop, other]) {
      await expect.poll(() => shellOf(each), turned).toBe(to.build);
      // A leaving process answers once more on each open connection.
      await expect.poll(() => scriptOf(each)).toBe(to.main);
      for (const { main } of [first, second]) expect(await hasScript(each, main)).toBe(200);
    }
    const before = load.answered();
    await expect.poll(load.answered, turned).toBeGreaterThan(before + 100);
  }
  const { wrong, shells } = await load.end();
  expect(wrong).toEqual([]);
  expect([...shells].sort()).toEqual([first.main, second.main].sort());
  const { processes } = await health(shop);
  expect(processes).toHaveLength(PROCESSES);
  expect(processes.filter(({ pid }) => pids.includes(pid))).toEqual([]);
});

/** Its processes serve, and end a second later. */
const ENDS_SOON = `const { send } = process;
process.send = (message, ...rest) => {
  if (message.say === 'serving') setTimeout(() => process.exit(7), 1000);
  return send.call(process, message, ...rest);
};\n`;

test('a build whose processes serve and then end, again and again, is taken back by the servers themselves', async () => {
  const before = await health(shop);
  const { build } = await publishChangedShell(shop.releaseStore, 'ends', (bundle) => ENDS_SOON + bundle);
  await releaseVersion(shop.releaseStore, 'shell', build);
  const quarantined = async () =>
    (await readQuarantine(shop.releaseStore.pointers)).map(({ release }) => release);
  await expect.poll(quarantined, turned).toEqual([`shell@${build}`]);
  for (const each of [shop, other])
    await expect.poll(async () => (await healthOrNone(each)).shell, turned).toBe(before.shell);
  const why = expect.stringMatching(
    /^3 processes of it ended within \d+ s after the first served, the last with code 7, and no remote/,
  ) as unknown;
  expect((await readHistory(shop.releaseStore.files))[0]).toMatchObject({
    what: `quarantine shell@${build}`,
    why,
    to: before.composition,
    changes: [`shell ${build} → ${before.shell}`],
  });
  // The last of them may still be running, so a connection may break once more.
  const answers = async () => ({
    composition: (await healthOrNone(shop)).composition,
    status: await fetch(`${shop.url}/nl/`).then(
      ({ status }) => status,
      () => 'broken off',
    ),
  });
  await expect.poll(answers, turned).toEqual({ composition: before.composition, status: 200 });
  // Named again, the build is skipped, and servers report why.
  await releaseVersion(shop.releaseStore, 'shell', build);
  await expect
    .poll(async () => (await healthOrNone(shop)).shellProblem)
    .toEqual({ build, why: expect.stringContaining(`The shell@${build} is in quarantine`) });
  expect((await fetch(`${shop.url}/nl/`)).status).toBe(200);
});

test('a build that ends when it starts is not taken: the channel is back, and the shop was never away', async () => {
  const before = await health(shop);
  const broken = await publishChangedShell(
    shop.releaseStore,
    'broken',
    (bundle) => `if (process.argv[2]) throw new Error('Out of order.');\n${bundle}`,
  );
  const load = shopUnderLoad(shop.url, ['/nl/', '/nl/dames/'], 4);
  const release = rollOut({
    releaseStore: shop.releaseStore,
    change: () => releaseVersion(shop.releaseStore, 'shell', broken.build),
    ask: () => askShell(shop.url),
  });
  await expect(release).rejects.toThrow(
    `The shell@${broken.build} does not run here. A process of it ended, or was not there in time, before it served`,
  );
  expect((await load.end()).wrong).toEqual([]);
  const current = await readCurrent(shop.releaseStore);
  expect(current?.composition.shell?.version).toBe(before.shell);
  // The problem ends with the build, and the processes are the same as before.
  await expect.poll(async () => (await health(shop)).shellProblem).toBeUndefined();
  expect((await health(shop)).processes.map(({ pid }) => pid)).toEqual(
    before.processes.map(({ pid }) => pid),
  );
});

test('a server that is started with an older build comes up with the one that is live', async () => {
  const second = await publishChangedShell(shop.releaseStore, 'started anew');
  await releaseVersion(shop.releaseStore, 'shell', second.build);
  await expect.poll(() => shellOf(shop), turned).toBe(second.build);
  await shop.restart();
  expect(await shellOf(shop)).toBe(second.build);
  expect(await scriptOf(shop)).toBe(second.main);
});

test('a search for the release that brought a fault finds a build of the shell', async () => {
  const good = (await health(shop)).composition ?? 'none';
  const { build } = await publishChangedShell(shop.releaseStore, 'well');
  await releaseVersion(shop.releaseStore, 'shell', build);
  const faulty = await publishChangedShell(shop.releaseStore, 'faulty');
  await releaseVersion(shop.releaseStore, 'shell', faulty.build);
  const command = `! curl -fsS "$SHOP_URL/nl/" | grep -q ${faulty.main}`;
  const { text } = await bisectCommand(shop.releaseStore, readOptions(['--good', good, command]));
  expect(text).toBe(`Release 2 (shell ${build} → ${faulty.build}) brings the fault, also alone (2 steps).`);
});
