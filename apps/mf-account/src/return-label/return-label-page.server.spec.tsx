import type { ReturnLabel } from '@weefsel/api-clients';
import { enableStaticRendering, StoresProvider } from '@weefsel/stores';
import { renderToString } from 'react-dom/server';
import { AccountBackend } from '../testing/account-backend';
import { servedStores } from '../testing/render-served';
import { askedFor, clientsFor } from '../testing/send-form';
import { load } from './load-return-label';
import { Page } from './return-label-page';

const AT = '/order/return-label';

const LABEL: ReturnLabel = {
  orderNumber: '10042',
  deepLinkCode: 'link-10042',
  returnCode: 'R10042-1',
  state: 'sendBack',
  isPaid: true,
  sendBackUntil: '2026-12-09',
  refundUntil: '2026-12-09',
  labelCode: 'eigen',
  label: {
    parcelCode: '3SWRET001004201',
    sender: ['Emma van der Linden', 'Oudegracht 214', '3511 NR Utrecht'],
    receiver: ['Weefsel, retouren', 'Kade 1', '3500 AA Utrecht'],
  },
};

async function shown(
  label: Partial<ReturnLabel> = {},
  query = '?code=eigen',
  change: (backend: AccountBackend) => void = () => undefined,
) {
  const backend = new AccountBackend();
  backend.answers['POST /nd/withdrawal/label'] = { ...LABEL, ...label };
  change(backend);
  const { data, head } = await load(askedFor(AT + query), clientsFor(backend, ''));
  const page = (
    <StoresProvider stores={servedStores(backend)}>{<Page href={AT + query} data={data} />}</StoresProvider>
  );
  const html = renderToString(page)
    .replaceAll('&nbsp;', ' ')
    .replaceAll('\u00a0', ' ')
    .replaceAll('<!-- -->', '');
  return { html, head, backend };
}

beforeAll(() => enableStaticRendering(true));
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test('a label is whole in the document: both addresses, both codes, the numbers and the last day', async () => {
  const { html, head, backend } = await shown();
  for (const part of [
    'Oudegracht 214',
    'Weefsel, retouren',
    'R10042-1',
    '10042',
    'uiterlijk 9 december 2026',
    'aria-label="Streepjescode 3SWRET001004201"',
    'aria-label="QR-code 3SWRET001004201"',
  ])
    expect(html).toContain(part);
  expect(html.match(/<path [^>]*d="M/g)?.length).toBeGreaterThanOrEqual(2);
  expect(head.robots).toBe('noindex');
  expect(backend.sent['POST /nd/withdrawal/label']).toEqual({ code: 'eigen' });
});

test('the paper size is part of the page’s address', async () => {
  expect((await shown()).html).toContain('data-size="a4"');
  const { html } = await shown({}, '?code=eigen&size=a6');
  expect(html).toContain('data-size="a6"');
  expect(html).toContain('href="/order/return-label?code=eigen&amp;size=a4"');
});

test.each([
  ['settled', 'al terug'],
  ['received', 'al bij ons binnen'],
  ['unsent', 'nog niet verzonden'],
  ['cancelled', 'is geannuleerd'],
  ['new', 'niet of niet meer'],
])('a return that is %s shows its state, and no code', async (state, text) => {
  const { html } = await shown({ state, label: null });
  expect(html).toContain(text);
  expect(html).toContain('href="/account/order/link-10042"');
  expect(html).not.toContain('<svg');
});

test('a code that needs proof asks for a postcode, and shows nothing of the label', async () => {
  const refused = (backend: AccountBackend) =>
    void (backend.refusing = [403, 'SHOP__RETURN_LABEL_NEEDS_PROOF']);
  const { html } = await shown({}, '?code=begonnen', refused);
  expect(html).toContain('Is dit jouw label?');
  expect(html).toMatch(/name="zipcode"/);
  expect(html).not.toContain('Oudegracht');
});

test.each<[string, string, (backend: AccountBackend) => void, string]>([
  [
    'unknown',
    '?code=x',
    (backend) => void (backend.refusing = [410, 'SHOP__WITHDRAWAL_UNKNOWN']),
    'niet of niet meer',
  ],
  [
    'of a backend without the plugin',
    '?code=x',
    (backend) => void (backend.refusing = [404, '0']),
    'niet of niet meer',
  ],
  ['left out', '', () => undefined, 'niet of niet meer'],
  ['asked of a dead vendor', '?code=x', (backend) => void (backend.down = true), 'even niet ophalen'],
])('a code that is %s gets a clear answer', async (_what, query, change, text) => {
  expect((await shown({}, query, change)).html).toContain(text);
});
