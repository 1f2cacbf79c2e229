import { AccountBackend } from '../testing/account-backend';
import { refusing, sendForm } from '../testing/send-form';
import { PROVE_LABEL } from './label-proof-form';
import { actions } from './return-label-actions';

const AT = '/order/return-label?code=begonnen';

const prove = (zipcode: string, backend: AccountBackend) =>
  sendForm(actions, PROVE_LABEL, AT, { zipcode }, backend);

function backendWith(labelCode: string | null): AccountBackend {
  const backend = new AccountBackend();
  backend.answers['POST /nd/withdrawal/label'] = {
    orderNumber: '10042',
    deepLinkCode: 'link',
    returnCode: 'R10042-1',
    state: 'sendBack',
    isPaid: true,
    sendBackUntil: null,
    refundUntil: '2026-12-09',
    labelCode,
    label: null,
  };
  return backend;
}

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test('a postcode leads to the label by its own code, and into no address', async () => {
  const backend = backendWith('eigen');
  expect(await prove(' 3511 NR ', backend)).toEqual({ kind: 'done', to: '/order/return-label?code=eigen' });
  expect(backend.sent['POST /nd/withdrawal/label']).toEqual({ code: 'begonnen', zipcode: '3511 NR' });
});

test.each([
  ['SHOP__RETURN_LABEL_WRONG_PROOF', 403, 'headless.returnLabel.proofWrong'],
  ['SHOP__WITHDRAWAL_UNKNOWN', 410, 'headless.returnLabel.gone'],
] as const)('explains %s in Dutch', async (code, status, failure) => {
  expect(await prove('1000 AA', refusing(status, code))).toMatchObject({ kind: 'refused', failure });
});

test('a postcode that is left out is asked for', async () => {
  expect(await prove('', backendWith('eigen'))).toEqual({
    kind: 'refused',
    errors: { zipcode: 'headless.returnLabel.zipcodeMissing' },
  });
});
