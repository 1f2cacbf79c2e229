import { CONSENT_VERSION, STORAGE_KEYS } from '@weefsel/contracts';
import { askConsent, keepChoice } from './consent-storage';

const { dataset } = document.documentElement;
const keep = (value: unknown) => localStorage.setItem(STORAGE_KEYS.consent, JSON.stringify(value));
const kept = (): unknown => JSON.parse(localStorage.getItem(STORAGE_KEYS.consent) ?? 'null');
const asked = () => {
  askConsent();
  return dataset['consent'];
};
const proof = (parts: object = {}) => ({
  ...{ id: 'a', version: CONSENT_VERSION, at: new Date().toISOString(), allowed: [] },
  ...parts,
});

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  delete dataset['consent'];
});

describe('the consent question before the code has loaded', () => {
  test('is shown to a shopper who has not answered it, and not to one who has [ANA-03]', () => {
    expect(asked()).toBe('ask');
    delete dataset['consent'];
    keep(proof());
    expect(asked()).toBeUndefined();
  });

  test.each([
    ['is damaged', 'x'],
    ['is none', null],
    ['was made by other words', proof({ version: CONSENT_VERSION - 1 })],
    ['was made by words that are not here yet', proof({ version: CONSENT_VERSION + 1 })],
    ['is older than a year', proof({ at: '2020-01-01T00:00:00Z' })],
  ])('is shown again when the choice %s', (_, value) => {
    keep(value);
    expect(asked()).toBe('ask');
  });

  test.each([
    ['', []],
    ['statistics personal', ['statistics', 'personal']],
  ])(
    'stores the answer of a button with %j and moves the focus to the main content [ANA-01]',
    (value, allowed) => {
      document.body.innerHTML = '<main id="main" tabindex="-1"></main>';
      askConsent();
      expect(keepChoice({ value })).toBe(true);
      expect(kept()).toEqual({
        id: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
        version: CONSENT_VERSION,
        at: expect.stringMatching(/^\d{4}-/) as string,
        allowed,
      });
      expect(dataset['consent']).toBeUndefined();
      expect(document.getElementById('main')).toHaveFocus();
    },
  );

  test('stays open when the browser refuses to store the choice', () => {
    askConsent();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(keepChoice({ value: '' })).toBe(false);
    expect(dataset['consent']).toBe('ask');
  });
});
