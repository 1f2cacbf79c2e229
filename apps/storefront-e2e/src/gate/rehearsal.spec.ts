import { workspaceRemotes } from '../../../../libs/federation/src/build/workspace/index.ts';
import { openGate } from '../../../../libs/federation/src/releases/gate/index.ts';
import {
  readCurrent,
  RefusedRelease,
  releaseVersions,
} from '../../../../libs/federation/src/releases/release/index.ts';
import { lookAtStage } from '../../../../tools/rehearsal/look-at-stage.ts';
import { refusalOf } from '../../../../tools/rehearsal/refusal-of.ts';
import { readOffer, readShellTypes } from '../../../../tools/shop.ts';
import { core, expect, test } from '../shopper.ts';
import { BY_WHAT_IT_SAYS } from './hostile/by-what-it-says.ts';
import { also, tried, type HostileRelease } from './hostile/hostile-release.ts';
import { IN_THE_BROWSER } from './hostile/in-the-browser.ts';
import { ON_THE_SERVER } from './hostile/on-the-server.ts';
import { startOwnShop, type BuildChange, type OwnShop } from '../own-shop/own-shop.ts';

let shop: OwnShop;
test.beforeAll(async () => {
  shop = await startOwnShop(4277);
});
test.afterAll(() => shop.stop());

interface Rehearsed {
  refused: string | undefined;
  notes: string[];
}

async function rehearsed(remote: string, change: BuildChange): Promise<Rehearsed> {
  const notes: string[] = [];
  const version = await shop.publish(remote, change);
  const refused = await refusalOf(remote, version, shop.dataDir, {
    look: lookAtStage,
    onNote: (note) => notes.push(note),
  });
  return { refused, notes };
}

/**
 * Releases as the command does: publishes, rehearses, and passes the gate beside the live versions. Returns the refusal
 * and its source.
 */
async function released({ remote, change }: HostileRelease): Promise<{ refused: string; by: string }> {
  const before = await readCurrent(shop.releaseStore);
  try {
    const version = await shop.publish(remote, change);
    const sight = await refusalOf(remote, version, shop.dataDir);
    if (sight) return { refused: sight, by: 'server' };
    const look = await refusalOf(remote, version, shop.dataDir, { look: lookAtStage });
    if (look) return { refused: look, by: 'browser' };
    await releaseVersions(shop.releaseStore, { [remote]: version }, { gate: await gate() });
    return { refused: '', by: 'nobody' };
  } catch (error) {
    if (error instanceof RefusedRelease) return { refused: error.message, by: 'build' };
    throw error;
  } finally {
    expect((await readCurrent(shop.releaseStore))?.id).toBe(before?.id);
  }
}

const gate = async () =>
  openGate({
    files: shop.releaseStore.files,
    shell: { ...(await readOffer()), types: await readShellTypes() },
  });

const KINDS = [
  ['server', ON_THE_SERVER],
  ['browser', IN_THE_BROWSER],
  ['build', BY_WHAT_IT_SAYS],
] as const;

for (const [by, all] of KINDS) {
  for (const [index, hostile] of tried(all).entries()) {
    test(
      `${hostile.what} is refused by the ${by} before anything goes live`,
      core(index === 0 && by !== 'build'),
      async () => {
        test.setTimeout(240_000);
        const found = await released(hostile);
        expect(found.refused).toMatch(hostile.refused);
        expect(found.by).toBe(by);
      },
    );
  }
}

/** Twenty in the soak, two in every other run. */
const HONEST: readonly (readonly [what: string, change: BuildChange])[] = [
  ['as it is', also('// as it is')],
  [
    'that takes its time',
    also(
      `for (const page of Object.values(entry.pages)) { const { load } = page; if (load) page.load = async () => { const all = await load(); return { ...all, load: async (...args) => { await new Promise((done) => setTimeout(done, 200)); return all.load(...args); } }; }; }`,
    ),
  ],
  [
    'that remembers a little',
    also(
      `const known = new Map(); for (const page of Object.values(entry.pages)) { const { load } = page; if (load) page.load = async () => { const all = await load(); return { ...all, load: async (...args) => { known.set(known.size % 20, new Array(10_000).fill(0.5)); return all.load(...args); } }; }; }`,
    ),
  ],
  [
    'with another word',
    {
      manifest: (manifest) => ({
        ...manifest,
        texts: { nl: { ...manifest.texts?.nl, 'headless.new': 'Nieuw' } },
      }),
    },
  ],
];

for (const remote of workspaceRemotes()) {
  for (const [what, change] of HONEST) {
    if (
      process.env.HOSTILE_RELEASES !== 'all' &&
      (what !== 'as it is' || !['mf-search', 'mf-checkout'].includes(remote))
    )
      continue;
    test(`an honest release of ${remote}, ${what}, is rendered page by page, and not refused`, async () => {
      test.setTimeout(240_000);
      const { refused, notes } = await rehearsed(remote, change);
      expect(refused).toBeUndefined();
      expect(notes).toEqual([
        expect.stringMatching(/^[1-9]\d* pages were rendered\.$/),
        expect.stringMatching(/^100 renderings leave \d\.\d MB of memory behind\.$/),
        expect.stringMatching(/^[1-9]\d* pages came alive in a browser\.$/),
      ]);
    });
  }
}

test('a fault that the live version has too does not refuse a release, but a different fault does', async () => {
  test.setTimeout(240_000);
  const breaking = (fault: string, more = '') =>
    also(
      `entry.pages.look.load = async () => ({ load: async () => { throw new Error('${fault}') } });${more}`,
    );
  await shop.release('mf-content', breaking('old fault'));
  expect((await rehearsed('mf-content', breaking('old fault', '// anew'))).refused).toBeUndefined();
  expect((await rehearsed('mf-content', breaking('new fault'))).refused).toMatch(
    /^With it the page \/nl\/look\/.* answers 503: new fault/,
  );
});
