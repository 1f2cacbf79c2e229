import type { Withdrawal } from '@weefsel/api-clients';
import type { RefusedForm } from '@weefsel/contracts';
import { enableStaticRendering, StoresProvider } from '@weefsel/stores';
import { renderToString } from 'react-dom/server';
import { AccountBackend, emma, listOf } from '../testing/account-backend';
import { servedStores } from '../testing/render-served';
import { askedFor, clientsFor } from '../testing/send-form';
import { backendOf } from '../testing/show-page';
import { someOrder } from '../testing/some-order';
import { orderWithdrawals, RECEIPT, someWithdrawal, withChosen } from '../testing/some-withdrawal';
import { load } from './load-withdrawal';
import { Page } from './withdrawal-page';

const AT = '/order/withdraw';

async function shown(path: string, backend: AccountBackend, refused?: RefusedForm): Promise<string> {
  const { data } = await load(askedFor(path), clientsFor(backend, backend.customer ? undefined : ''));
  const stores = servedStores(backend);
  stores.page.refused = refused;
  const page = <StoresProvider stores={stores}>{<Page href={path} data={data} />}</StoresProvider>;
  return renderToString(page).replaceAll('&nbsp;', ' ').replaceAll('\u00a0', ' ').replaceAll('<!-- -->', '');
}

function backendWith(withdrawal: Withdrawal): AccountBackend {
  const backend = new AccountBackend();
  backend.answers['POST /nd/withdrawal/read'] = withdrawal;
  return backend;
}

const begun = (withdrawal: Withdrawal, more = '', refused?: RefusedForm) =>
  shown(`${AT}?code=begonnen${more}`, backendWith(withdrawal), refused);

beforeAll(() => enableStaticRendering(true));
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('withdrawing, whole from the server', () => {
  test('asks a guest for number and address, and asks the backend for nothing', async () => {
    const backend = new AccountBackend();
    const html = await shown(`${AT}?order=10042`, backend);
    expect(html).toContain('Stap 1 van 3');
    expect(html).toMatch(/name="orderNumber"[^>]*value="10042"/);
    expect(html).toContain('href="/nl/herroepingsformulier/"');
    expect(backend.asked).toEqual([]);
  });

  test('offers a customer the orders of which something is left', async () => {
    const backend = backendOf(emma);
    const open = { ...someOrder('10042'), extensions: { shopWithdrawal: orderWithdrawals() } };
    const closed = {
      ...someOrder('10041'),
      extensions: { shopWithdrawal: orderWithdrawals({ isOpen: false }) },
    };
    backend.answers['POST /order'] = {
      orders: listOf(open, closed, someOrder('10040')),
      paymentChangeable: [],
    };
    const html = await shown(AT, backend);
    expect(html).toContain('aria-label="Kies bestelling 10042"');
    expect(html).not.toMatch(/Kies bestelling 1004[01]/);
    expect(html).toContain('3 artikelen');
  });

  test('distinguishes the statutory period from the shop’s own return period', async () => {
    expect(await begun(someWithdrawal())).toMatch(
      /bedenktijd loopt tot en met 7 december 2026.*tot en met 23 december 2026/,
    );
    const late = await begun(someWithdrawal({ basis: 'shop' }));
    expect(late).toContain('<h1');
    expect(late).toMatch(/>Retourneren<\/h1>/);
    expect(late).toMatch(
      /bedenktijd liep tot en met 7 december 2026.*verzendkosten betalen we dan niet terug/,
    );
    expect(late).toContain('Alles retourneren');
  });

  test('keeps refused values, and shows the error at its field', async () => {
    const html = await begun(someWithdrawal(), '', {
      form: 'withdrawal-choose',
      values: { name: '', email: 'fout', 'line-b': '1' },
      errors: { name: 'headless.withdrawal.error.name' },
    });
    expect(html).toContain('Vul je naam in.');
    expect(html).toMatch(/name="email"[^>]*value="fout"|value="fout"[^>]*name="email"/);
    expect(html).toMatch(/<input[^>]*name="line-b"[^>]*checked=""|<input[^>]*checked=""[^>]*name="line-b"/);
  });

  test('shows the whole statement before it is confirmed, with its amounts', async () => {
    const html = await begun(withChosen(2, 0, { reason: 'Te klein' }));
    expect(html).toContain('Hierbij herroep ik mijn overeenkomst over deze artikelen van bestelling 10042:');
    expect(html).toContain('2 × Linnen broek');
    expect(html).not.toContain('Wollen trui');
    expect(html).toContain('Herroeping bevestigen</span></button>');
    expect(html).toContain('Te klein');
    expect(html).toContain('€ 71,90');
    expect(html).toContain('href="/order/withdraw?code=begonnen&amp;step=lines"');
  });

  test('explains why delivery costs are not refunded, only where they were paid', async () => {
    const note = 'De verzendkosten krijg je terug als je de hele bestelling herroept.';
    expect(await begun(withChosen(1, 0, { shippingTotal: 4.95 }))).toContain(note);
    const refund = { goods: 109.85, delivery: 4.95, total: 114.8 };
    expect(await begun(withChosen(2, 1, { shippingTotal: 4.95, refund }))).not.toContain(note);
    expect(await begun(withChosen(1, 0))).not.toContain('Verzendkosten');
  });

  test('confirms a return in the shop’s own period as a return, not as a withdrawal', async () => {
    const html = await begun(withChosen(1, 0, { basis: 'shop' }));
    expect(html).toContain('Retour bevestigen</span></button>');
    expect(html).not.toContain('Herroeping bevestigen');
  });

  test('ends with a receipt of what was stated and when', async () => {
    const html = await begun(withChosen(2, 0, { receipt: RECEIPT, isOpen: false }));
    expect(html).toContain('We hebben je herroeping ontvangen');
    expect(html).toContain('25-11-2026 om 20:05:09 uur');
    expect(html).toContain('Zet R10042-1 op het pakket en geef het uiterlijk 9 december 2026 af');
    expect(html).toContain('emma@voorbeeld.nl');
    expect(html).not.toContain('<form');
  });

  test('needs no parcel for an unsent order, and promises no refund for an unpaid one', async () => {
    const receipt = { ...RECEIPT, isUnsent: true, isPaid: false, sendBackUntil: null };
    const html = await begun(withChosen(1, 0, { receipt, isUnsent: true, isPaid: false }));
    expect(html).toContain('je hoeft niets terug te sturen');
    expect(html).toContain('Hoef je niet te betalen');
    expect(html).not.toContain('Je krijgt terug');
  });

  test('begins anew after an unknown code, and keeps the code when the backend is unavailable', async () => {
    const gone = Object.assign(new AccountBackend(), { refusing: [410, 'SHOP__WITHDRAWAL_UNKNOWN'] });
    const html = await shown(`${AT}?code=oud`, gone);
    expect(html).toContain('Begin opnieuw, er is niets gebeurd.');
    expect(html).toContain('name="orderNumber"');
    const away = await shown(`${AT}?code=oud`, Object.assign(new AccountBackend(), { down: true }));
    expect(away).toContain('dat telt ook als herroeping');
    expect(away).toContain('href="/order/withdraw?code=oud"');
  });
});
