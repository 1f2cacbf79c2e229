import { fromPartial } from '@total-typescript/shoehorn';
import type { Clients } from '@weefsel/api-clients';
import { createAddressSource } from './address-source';

const HOUR = 3_600_000;

/** A content vendor with one page, with a switch for outages and a request count. */
function someSource() {
  const vendor = { slug: 'een', isAway: false, asked: 0 };
  const query = async () => {
    vendor.asked += 1;
    if (vendor.isAway) throw new Error('gone');
    return [{ slug: vendor.slug }];
  };
  const source = createAddressSource(fromPartial<Clients>({ content: { query } }));
  const read = async () => (await source.read('pages')).map(({ path }) => path);
  return { vendor, read };
}
const settled = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate'] }));
afterEach(() => jest.useRealTimers());

describe('the addresses of all pages', () => {
  test('are read once for all who ask at the same time, and kept for an hour', async () => {
    const { vendor, read } = someSource();
    expect(await Promise.all([read(), read()])).toEqual([['/nl/een/'], ['/nl/een/']]);
    jest.advanceTimersByTime(HOUR);
    expect(await read()).toEqual(['/nl/een/']);
    expect(vendor.asked).toBe(1);
  });

  test('are given as they were while they are read again behind the answer', async () => {
    const { vendor, read } = someSource();
    await read();
    vendor.slug = 'twee';
    jest.advanceTimersByTime(HOUR + 1);
    expect(await read()).toEqual(['/nl/een/']);
    await settled();
    expect(await read()).toEqual(['/nl/twee/']);
    expect(vendor.asked).toBe(2);
  });

  test('stay when they cannot be read again, which is tried at the next question', async () => {
    const { vendor, read } = someSource();
    await read();
    vendor.isAway = true;
    jest.advanceTimersByTime(HOUR + 1);
    expect(await read()).toEqual(['/nl/een/']);
    await settled();
    expect(await read()).toEqual(['/nl/een/']);
    await settled();
    expect(vendor.asked).toBe(3);
  });

  test('that were never read are asked for again after a failure', async () => {
    const { vendor, read } = someSource();
    vendor.isAway = true;
    await expect(read()).rejects.toThrow('gone');
    vendor.isAway = false;
    expect(await read()).toEqual(['/nl/een/']);
  });
});
