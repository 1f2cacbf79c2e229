import { STORAGE_KEYS } from '@weefsel/contracts';
import { recallCheckout, rememberCheckout } from './checkout-storage';
import { emptyDraft } from './details/details-draft';

beforeEach(() => sessionStorage.clear());

test('the stored checkout is read back with all its parts, and each part can be removed [CRT-06]', () => {
  const attempt = { customerId: 'noor', previous: null };
  const draft = { ...emptyDraft(), values: { email: 'noor@voorbeeld.nl' } };
  rememberCheckout({ draft, step: 'payment' });
  rememberCheckout({ attempt });
  expect(recallCheckout()).toEqual({ draft, step: 'payment', attempt });
  rememberCheckout({ draft: undefined, attempt: undefined, orderId: 'o' });
  expect(recallCheckout()).toEqual({ step: 'payment', orderId: 'o' });
});

test.each([
  '{',
  '[]',
  'null',
  '{"step":"x","draft":5,"attempt":{"previous":1,"customerId":"noor"}}',
  '{"attempt":{"previous":"order"}}',
  '{"giftNote":{"text":"Voor oma"}}',
])('the checkout survives %s in its place [CRT-06]', (kept) => {
  sessionStorage.setItem(STORAGE_KEYS.checkout, kept);
  expect(recallCheckout()).toEqual({});
});

test('stored details with values of another kind lose only those [CRT-06]', () => {
  const draft = {
    values: { email: 'noor@voorbeeld.nl', phone: 6, company: null },
    otherBilling: 'yes',
    addressIds: { shipping: ['thuis'], billing: 'werk' },
  };
  sessionStorage.setItem(STORAGE_KEYS.checkout, JSON.stringify({ draft }));
  expect(recallCheckout().draft).toEqual({
    ...{ values: { email: 'noor@voorbeeld.nl' }, otherBilling: false, addressIds: { billing: 'werk' } },
  });
});

test('stored details without readable values are an empty draft [CRT-06]', () => {
  for (const draft of [{}, { values: ['noor'], addressIds: null }]) {
    sessionStorage.setItem(STORAGE_KEYS.checkout, JSON.stringify({ draft }));
    expect(recallCheckout()).toEqual({ draft: emptyDraft() });
  }
});

test('an attempt after an earlier order, another billing address and the gift note are kept [CRT-06]', () => {
  const attempt = { customerId: 'noor', previous: 'order' };
  const draft = { ...emptyDraft(), otherBilling: true };
  rememberCheckout({ attempt, draft, giftNote: '' });
  expect(recallCheckout()).toEqual({ attempt, draft, giftNote: '' });
});

test('parts that are null lose only those [CRT-06]', () => {
  const kept = { step: 'review', draft: null, attempt: null, giftNote: null, orderId: 'o' };
  sessionStorage.setItem(STORAGE_KEYS.checkout, JSON.stringify(kept));
  expect(recallCheckout()).toEqual({ step: 'review', orderId: 'o' });
});

test('a storage that refuses to be read is empty [CRT-06]', () => {
  rememberCheckout({ step: 'review' });
  const refusing = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(recallCheckout()).toEqual({});
  refusing.mockRestore();
});

test('a full storage throws no error [CRT-06]', () => {
  const refusing = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => rememberCheckout({ step: 'review' })).not.toThrow();
  refusing.mockRestore();
});
