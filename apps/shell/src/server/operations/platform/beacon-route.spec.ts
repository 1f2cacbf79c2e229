import { fromPartial } from '@total-typescript/shoehorn';
import cookie from '@fastify/cookie';
import { type Beacon, BEACON } from '@weefsel/contracts';
import type { Snapshot } from '@weefsel/federation/server';
import fastify from 'fastify';
import { fewWrites, sameSiteWrites } from '../../http/security/writes';
import { beaconRoute } from './beacon-route';
import { FaultList } from './fault-list';
import { KnownNames } from './known-names';
import { createMeasures } from './measures';

const snapshot = fromPartial<Snapshot>({
  composition: 'live1',
  remotes: new Map([
    [
      'mf-search',
      { name: 'mf-search', build: 'ab12', ref: { version: 'ab12' }, pageLoads: new Map([['listing', 1]]) },
    ],
    ['mf-content', { name: 'mf-content', build: 'dev-1', ref: { version: 'dev' } }],
  ]),
});

const told: Beacon = {
  composition: 'live1',
  view: 'mf-search/page/listing',
  faults: [
    { kind: 'error', name: 'TypeError', from: '/remotes/mf-search/ab12/p.js:1:2', release: 'mf-search@ab12' },
  ],
  vitals: [{ name: 'INP', value: 620, release: 'mf-search@ab12', again: false }],
  frames: [{ release: 'mf-search@ab12', frames: 2, ms: 300 }],
  carts: 2,
};

async function server() {
  const measures = createMeasures();
  const faults = new FaultList();
  const note = jest.fn();
  const app = fastify();
  await app.register(cookie);
  sameSiteWrites(app);
  await fewWrites(app);
  await beaconRoute(app, { measures, names: new KnownNames(() => [snapshot]), faults, visits: { note } });
  const send = (body: unknown, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: BEACON,
      headers: { 'content-type': 'text/plain;charset=UTF-8', 'sec-fetch-site': 'same-origin', ...headers },
      payload: typeof body === 'string' ? body : JSON.stringify(body),
    });
  /** All counts, without those about the process itself. */
  const counted = async () =>
    (await measures.registry.metrics())
      .split('\n')
      .filter((line) => /^weefsel_(page_|long|cart)/.test(line) && !line.includes('_bucket'));
  return { send, counted, note, faults };
}

test('counts the reports of a page by release and composition', async () => {
  const { send, counted, note, faults } = await server();
  expect((await send(told)).statusCode).toBe(204);
  expect(await counted()).toEqual([
    'weefsel_page_faults_total{kind="error",release="mf-search@ab12",composition="live1"} 1',
    'weefsel_page_vital_seconds_sum{name="INP",view="mf-search/page/listing",composition="live1"} 0.62',
    'weefsel_page_vital_seconds_count{name="INP",view="mf-search/page/listing",composition="live1"} 1',
    'weefsel_page_poor_vitals_total{name="INP",release="mf-search@ab12"} 1',
    'weefsel_long_frame_seconds_total{release="mf-search@ab12"} 0.3',
    'weefsel_cart_additions_total{composition="live1"} 2',
  ]);
  expect(note.mock.calls[0]?.slice(1)).toEqual([
    'live1',
    ['withError', 'withInp', 'withPoorInp', 'withCart'],
  ]);
  expect(faults.toJSON()).toEqual([
    expect.objectContaining({ name: 'TypeError', release: 'mf-search@ab12', times: 1 }),
  ]);
});

test('names a remote from source as its addresses do', async () => {
  const { send, faults } = await server();
  await send({ ...told, faults: [{ ...told.faults[0], release: 'mf-content@dev' }] });
  expect(faults.toJSON()).toEqual([expect.objectContaining({ release: 'mf-content@dev' })]);
});

test('notes only the outcomes that happened in a visit', async () => {
  const { send, note } = await server();
  const foreign = { ...told.faults[0], release: '' };
  await send({ ...told, faults: [foreign], vitals: [], frames: [], carts: 0 });
  await send({ ...told, faults: [], vitals: [{ ...told.vitals[0], value: 90 }], carts: 0 });
  expect(note.mock.calls.map(([, , outcomes]) => outcomes as unknown)).toEqual([[], ['withInp']]);
});

test('a repeated vital is not counted as another page', async () => {
  const { send, counted } = await server();
  await send(told);
  await send({ ...told, faults: [], frames: [], carts: 0, vitals: [{ ...told.vitals[0], again: true }] });
  expect((await counted()).find((line) => line.includes('seconds_count'))).toMatch(/ 1$/);
});

test('counts unknown names under one name', async () => {
  const { send, counted, faults } = await server();
  for (const n of [1, 2, 3]) {
    await send({
      ...told,
      composition: `made-up-${n}`,
      view: `mf-search/page/made-up-${n}`,
      faults: [{ ...told.faults[0], release: `mf-search@made-up-${n}`, from: '' }],
      frames: [],
    });
  }
  expect(JSON.stringify([await counted(), faults.toJSON()])).not.toContain('made-up');
  expect(await counted()).toContain(
    'weefsel_page_faults_total{kind="error",release="other",composition="other"} 3',
  );
});

const long = 'x'.repeat(400);
const bad: [string, unknown][] = [
  ['no JSON', '{'],
  ['null', 'null'],
  ['a list', []],
  ['nothing of it', {}],
  ['something more', { ...told, id: 'emma' }],
  ['more than a page has', { ...told, faults: new Array(21).fill(told.faults[0]) }],
  ['an endless name', { ...told, view: long }],
  ['an endless place', { ...told, faults: [{ ...told.faults[0], from: long }] }],
  ['a message', { ...told, faults: [{ ...told.faults[0], message: 'emma@weefsel.example' }] }],
  ['a kind that there is not', { ...told, faults: [{ ...told.faults[0], kind: 'x' }] }],
  ['time that runs back', { ...told, vitals: [{ ...told.vitals[0], value: -1 }] }],
  ['no number', { ...told, vitals: [{ ...told.vitals[0], value: null }] }],
  ['half a cart', { ...told, carts: 0.5 }],
  ['a million carts', { ...told, carts: 1e6 }],
];

test.each(bad)('%s is refused and changes nothing', async (_what, body) => {
  const { send, counted, note, faults } = await server();
  expect((await send(body)).statusCode).toBe(400);
  expect([await counted(), note.mock.calls, faults.toJSON()]).toEqual([[], [], []]);
});

test.each([
  ['too long', 413, JSON.stringify({ ...told, view: 'x'.repeat(9000) }), {}],
  ['of another site', 403, told, { 'sec-fetch-site': 'cross-site' }],
  ['of another kind', 415, told, { 'content-type': 'application/xml' }],
])('a report that is %s is refused with %d', async (_what, status, body, headers) => {
  const { send, counted } = await server();
  expect((await send(body, headers)).statusCode).toBe(status);
  expect(await counted()).toEqual([]);
});

test('rejects too many reports with 429', async () => {
  const { send } = await server();
  for (let n = 0; n < 120; n += 1) expect((await send(told)).statusCode).toBe(204);
  expect((await send(told)).statusCode).toBe(429);
});
