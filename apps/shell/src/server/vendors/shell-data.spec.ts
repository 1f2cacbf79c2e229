import { fromPartial } from '@total-typescript/shoehorn';
import {
  createCommerceClient,
  noTokenStorage,
  type Clients,
  type Transport,
  type TransportResponse,
} from '@weefsel/api-clients';
import type { StoreInfo, StorefrontConfig } from '@weefsel/contracts';
import type { Snapshot } from '@weefsel/federation/server';
import type { FastifyBaseLogger } from 'fastify';
import { REFRESHED_AFTER_MS } from '../cache/stale-cache';
import { PromiseSource } from './promises/promise-source';
import { ShellDataSource, type ShellDataChecks } from './shell-data';
import { textsOf } from './texts/texts-of';
import { FlawLog } from './flaw-log';

const info = { city: 'Utrecht' } as StoreInfo;
const log = fromPartial<FastifyBaseLogger>({ error: jest.fn(), warn: jest.fn() });
const COMMERCE = { endpoint: 'http://commerce.test/store-api', accessToken: 'SWSCTEST' };
const config = {} as StorefrontConfig;
const ANSWER = { status: 200, statusText: 'OK', headers: {}, text: '[]' };
/** Longer than the data is fresh, in ms. */
const LATER_MS = 60_000;

const someShell = (answer: () => TransportResponse = () => ANSWER, checks: Partial<ShellDataChecks> = {}) => {
  const storeInfo = jest.fn<Promise<StoreInfo | null>, []>(async () => info);
  const snippets = jest.fn<Promise<{ key: string; value: string }[]>, []>(async () => []);
  const transport: Transport = async () => answer();
  const commerce = createCommerceClient({ ...COMMERCE, tokens: noTokenStorage, transport });
  const promises = jest.fn(async () => ({ returnDays: 45 }));
  const content = { snippets, storeInfo, promises };
  const reviews = { score: async () => ({ score: 9.2, count: 3 }) };
  const clients = fromPartial<Clients>({ commerce, content });
  const source = new ShellDataSource({ ...clients, reviews }, config, log, new PromiseSource(), checks);
  /** Stale data is served while new data is fetched, so the second read has it. */
  const readLater = async (afterMs = LATER_MS, behindMs = REFRESHED_AFTER_MS + 1) => {
    jest.advanceTimersByTime(afterMs);
    await source.read();
    await jest.advanceTimersByTimeAsync(behindMs);
    return source.read();
  };
  return { source, storeInfo, snippets, promises, readLater };
};

// Shortly before midnight in Utrecht, on a Friday.
beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-20T22:50:00Z') }));
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('the shell data', () => {
  test('contains store info, review score and the weekday in Dutch time [HDR-02]', async () => {
    const { about } = await someShell().source.read();
    expect(about).toMatchObject({
      info,
      reviews: { score: 9.2, count: 3 },
      today: 'friday',
      freeShippingFrom: 50,
    });
  });

  test('is renewed at midnight, and stays the same object until then [HDR-02]', async () => {
    const { source, readLater } = someShell();
    const first = await source.read();
    expect(await readLater()).toBe(first);
    jest.setSystemTime(new Date('2026-11-20T23:00:01Z'));
    const next = await readLater();
    expect(next).not.toBe(first);
    expect(next.about.today).toBe('saturday');
  });

  test('promises no outdated delivery, even after a quiet time', async () => {
    const { source } = someShell();
    const first = await source.read();
    const [{ until, days } = { until: 0, days: {} }] = first.about.delivery?.steps ?? [];
    expect(new Date(until).toISOString()).toBe('2026-11-22T23:00:00.000Z');
    expect(days).toEqual({ NL: 'dinsdag', BE: 'woensdag', DE: 'woensdag' });
    jest.setSystemTime(new Date('2026-11-23T21:00:00Z'));
    const next = await source.read();
    expect(next.about.delivery?.steps[0]).toMatchObject({
      cutOff: 'dinsdag 22.00\u00a0uur',
      days: { NL: 'woensdag' },
    });
    expect(next.navigation).toBe(first.navigation);
    expect(await source.read()).toBe(next);
  });

  test('uses the given clock for delivery promises', async () => {
    const { source } = someShell(undefined, { now: () => Date.parse('2026-12-24T12:00:00Z') });
    expect((await source.read()).about.delivery?.steps[0]?.days).toMatchObject({ NL: 'maandag' });
  });

  test('keeps its address when the content service is away [HDR-02]', async () => {
    const { source, storeInfo, readLater } = someShell();
    await source.read();
    storeInfo.mockRejectedValue(new Error('away'));
    expect((await readLater()).about.info).toBe(info);
    expect(log.error).toHaveBeenCalledWith(
      { err: new Error('away') },
      'The store’s address and opening hours could not be loaded.',
    );
  });

  test('has empty menus before the first answer, and keeps the last ones when commerce is away', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const away = { ...ANSWER, status: 400, text: '{}' };
    let answer = away;
    const { source, readLater } = someShell(() => answer);
    expect((await source.read()).navigation).toEqual({ main: [], footer: [], hrefs: {} });
    const menu = [{ id: 'a'.repeat(32), type: 'page', translated: { name: 'Dames' }, children: [] }];
    answer = { ...ANSWER, text: JSON.stringify(menu) };
    const { navigation } = await readLater();
    expect(navigation.main.map(({ translated }) => translated.name)).toEqual(['Dames']);
    answer = away;
    expect((await readLater()).navigation).toEqual(navigation);
  });

  test('keeps both menus when only one of them can be loaded', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const menu = [{ id: 'a'.repeat(32), type: 'page', translated: { name: 'Dames' }, children: [] }];
    let asked = 0;
    let isOneAway = false;
    const { source, readLater } = someShell(() => {
      asked += 1;
      return isOneAway && asked % 2
        ? { ...ANSWER, status: 400, text: '{}' }
        : { ...ANSWER, text: JSON.stringify(menu) };
    });
    const { navigation } = await source.read();
    expect([navigation.main.length, navigation.footer.length]).toEqual([1, 1]);
    isOneAway = true;
    expect((await readLater()).navigation).toEqual(navigation);
  });

  test('keeps its texts when the content service is away', async () => {
    const { source, snippets, readLater } = someShell();
    snippets.mockResolvedValue([{ key: 'headless.a', value: 'Hallo' }]);
    expect((await source.read()).texts.get('headless.a')).toBe('Hallo');
    snippets.mockRejectedValue(new Error('away'));
    expect((await readLater()).texts.get('headless.a')).toBe('Hallo');
    expect(log.error).toHaveBeenCalledWith(
      { err: new Error('away') },
      'The texts could not be loaded; the last known ones are shown.',
    );
  });

  test('delays only the first page, and later pages get known data during a refresh', async () => {
    const { source, storeInfo } = someShell();
    const first = await source.read();
    storeInfo.mockReturnValue(new Promise(() => undefined));
    jest.advanceTimersByTime(LATER_MS);
    const asked = source.read();
    await jest.advanceTimersByTimeAsync(0);
    expect(await Promise.race([asked, 'waiting'])).toBe(first);
  });

  test('fills its texts with the promises of the content service, and built-in ones for the rest', async () => {
    const { source } = someShell();
    const own = new Map([['headless.product.returns', 'Gratis retourneren binnen {promise.returnDays}']]);
    const remotes = new Map([['mf-catalog', { texts: { own, libs: new Map() } }]]);
    const texts = textsOf(await source.read(), fromPartial<Snapshot>({ remotes }));
    expect(texts.get('headless.product.returns')).toBe('Gratis retourneren binnen 45\u00a0dagen');
    expect(texts.get('headless.header.promiseOne')).toBe('Gratis verzending vanaf €\u00a050');
  });

  test('marks the shop as closed during maintenance, and as open afterwards [ERR-01]', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const code = 'FRAMEWORK__API_SALES_CHANNEL_MAINTENANCE_MODE';
    const closed = { ...ANSWER, status: 503, text: JSON.stringify({ errors: [{ code, status: '503' }] }) };
    let answer = closed;
    const { source, readLater } = someShell(() => answer);
    await source.read();
    expect(source.isClosed).toBe(true);
    answer = ANSWER;
    await readLater();
    expect(source.isClosed).toBe(false);
  });

  test('is refreshed after two seconds when it has a flaw, and otherwise after thirty', async () => {
    const flaws = new FlawLog(log);
    const { source, storeInfo, readLater } = someShell(undefined, { flaws });
    storeInfo.mockImplementationOnce(async () => {
      flaws.report({ asked: 'storeInfo', id: 'store', path: 'city', message: 'no text' });
      return {} as StoreInfo;
    });
    await source.read();
    await readLater(2000, 1);
    expect(storeInfo).toHaveBeenCalledTimes(1);
    expect((await readLater(1, 1)).about.info).toBe(info);
    await readLater(29_000, 1);
    expect(storeInfo).toHaveBeenCalledTimes(2);
    await readLater(2000);
    expect(storeInfo).toHaveBeenCalledTimes(3);
  });

  test('keeps the last version when header and footer cannot be rendered, and retries after two seconds', async () => {
    const broken = { city: 'Nergens' } as StoreInfo;
    const tryOut = jest.fn<Promise<void>, Parameters<NonNullable<ShellDataChecks['tryOut']>>>(
      async ({ about }) => {
        if (about.info === broken) throw new Error('no footer');
      },
    );
    const { source, storeInfo, readLater } = someShell(undefined, { tryOut });
    const first = await source.read();
    storeInfo.mockResolvedValue(broken);
    expect(await readLater()).toBe(first);
    expect(log.error).toHaveBeenCalledWith(
      { err: new Error('no footer') },
      expect.stringContaining('the last good ones are shown'),
    );
    const mended = { city: 'Zeist' } as StoreInfo;
    storeInfo.mockResolvedValue(mended);
    expect(await readLater(1999, 1)).toBe(first);
    expect((await readLater(1, 1)).about.info).toBe(mended);
  });
});

describe('the shell data after a known change', () => {
  const saying = (city: string) => ({ city }) as StoreInfo;

  test('is fetched at once, without a second fetch after the refresh delay', async () => {
    const { source, storeInfo } = someShell();
    await source.read();
    jest.advanceTimersByTime(LATER_MS);
    await source.read();
    storeInfo.mockResolvedValue(saying('Zeist'));
    const renewed = source.renew();
    await jest.advanceTimersByTimeAsync(1);
    await renewed;
    expect((await source.read()).about.info).toEqual(saying('Zeist'));
    await jest.advanceTimersByTimeAsync(REFRESHED_AFTER_MS);
    expect(storeInfo).toHaveBeenCalledTimes(2);
  });

  test('does not wait for a slow earlier answer, and discards it when it arrives', async () => {
    const { source, storeInfo } = someShell();
    await source.read();
    let late = (_info: StoreInfo): void => undefined;
    storeInfo.mockReturnValueOnce(new Promise((resolve) => (late = resolve)));
    jest.advanceTimersByTime(LATER_MS);
    await source.read();
    await jest.advanceTimersByTimeAsync(REFRESHED_AFTER_MS);
    storeInfo.mockResolvedValue(saying('Zeist'));
    const renewed = source.renew();
    await jest.advanceTimersByTimeAsync(1);
    await renewed;
    const { madeAt } = source;
    late(saying('Nergens'));
    await jest.advanceTimersByTimeAsync(1);
    expect((await source.read()).about.info).toEqual(saying('Zeist'));
    expect(source.madeAt).toBe(madeAt);
  });

  test('always names the promises among its keys, and reads them anew', async () => {
    const { source, promises, readLater } = someShell();
    await source.read();
    await readLater();
    expect(source.keys).toContain('content-promises:*');
    promises.mockResolvedValue({ returnDays: 60 });
    const renewed = source.renew();
    await jest.advanceTimersByTimeAsync(1);
    await renewed;
    expect((await source.read()).promises?.returnDays).toBe(60);
  });

  test('has no creation time while its promises may be outdated', async () => {
    const { source, promises } = someShell();
    await source.read();
    expect(source.madeAt).toBeGreaterThan(0);
    promises.mockReturnValue(new Promise(() => undefined));
    const renewed = source.renew();
    await jest.advanceTimersByTimeAsync(400);
    await renewed;
    expect(source.madeAt).toBe(0);
  });
});
