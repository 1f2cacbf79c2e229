import { rollback } from '../../../../libs/federation/src/releases/release/index.ts';
import { workspaceRemotes } from '../../../../libs/federation/src/build/workspace/index.ts';
import { expect, test } from '../shopper.ts';
import { startOwnShop, type OwnShop } from './own-shop.ts';

let shop: OwnShop;
test.beforeEach(async () => {
  shop = await startOwnShop(4272);
});
test.afterEach(() => shop.stop());

/** Harm of an mf-account bundle to its process, and whether it can go live regardless. */
const FAULTS = [
  {
    what: 'throws in timers and forgets promises that fail',
    code: `setInterval(() => { throw new Error('in a timer') }, 20);
      setInterval(() => { Promise.reject(new Error('forgotten')) }, 20);`,
    goesLive: true,
  },
  {
    what: 'gives built-ins another meaning',
    code: `Array.prototype.map = Array.prototype.filter = () => { throw new Error('poison') };`,
    goesLive: false,
  },
  {
    what: 'adds to what all objects inherit, and to what is global',
    code: `'use strict'; Object.prototype.poison = 'poison'; globalThis.window = {};`,
    goesLive: false,
  },
];

for (const { what, code, goesLive } of FAULTS) {
  test(`a remote that ${what} ends nothing: pages of others are whole, and so are their releases and a new start`, async ({
    request,
  }) => {
    const whole = async () => {
      for (const path of ['/nl/', '/nl/dames/', '/nl/bezorgen/', '/search?tn_q=jurk', '/cart']) {
        const answer = await request.get(
          `${shop.url}${path}?fault=${Date.now()}`.replace('?tn_q=jurk?', '?tn_q=jurk&'),
        );
        expect(answer.status(), path).toBe(200);
        expect(await answer.text(), path).toContain('</html>');
      }
    };
    const before = await shop.health();
    const faulty = await shop.release('mf-account', (bundle) => `${bundle}\n(() => { ${code} })();`);
    const other = await shop.release('mf-content', (bundle) => `${bundle}\n// sound`);
    await expect.poll(async () => (await shop.health())['mf-content']).toBe(other);
    await expect
      .poll(async () => (await shop.health())['mf-account'])
      .toBe(goesLive ? faulty : before['mf-account']);
    await whole();
    await rollback(shop.releaseStore, 'mf-content');
    await expect.poll(async () => (await shop.health())['mf-content']).toBe(before['mf-content']);
    await shop.restart();
    expect(Object.keys(await shop.health()).sort()).toEqual(workspaceRemotes());
    await whole();
    await rollback(shop.releaseStore, 'mf-account');
    await expect.poll(async () => (await shop.health())['mf-account']).toBe(before['mf-account']);
    await whole();
  });
}
