import { CONSENT_VERSION, STORAGE_KEYS, type ConsentProof } from '@weefsel/contracts';
import { ConsentStore } from './consent-store';

const NOW = new Date('2026-03-01T12:00:00Z');
const proof = (parts: Partial<ConsentProof> = {}): ConsentProof => ({
  id: 'a1',
  version: CONSENT_VERSION,
  at: '2026-02-01T12:00:00.000Z',
  allowed: ['statistics'],
  ...parts,
});

function returning(kept: unknown) {
  localStorage.setItem(STORAGE_KEYS.consent, typeof kept === 'string' ? kept : JSON.stringify(kept));
  const consent = new ConsentStore();
  consent.resume(NOW);
  return consent;
}

const kept = () => JSON.parse(localStorage.getItem(STORAGE_KEYS.consent) ?? 'null') as ConsentProof | null;

let warned: jest.SpyInstance;
beforeEach(() => {
  localStorage.clear();
  warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('the consent of a shopper', () => {
  test('allows nothing before a choice, and opens the question only on resuming in the browser [ANA-01] [ANA-03]', () => {
    const consent = new ConsentStore();
    expect(consent.isOpen).toBe(false);
    consent.resume(NOW);
    expect(consent.isOpen).toBe(true);
    expect([consent.allows('statistics'), consent.allows('personal')]).toEqual([false, false]);
    expect(consent.refuses('personal')).toBe(false);
  });

  test('is kept with date, version and a random id as proof, and holds at the next visit', () => {
    const first = new ConsentStore();
    first.resume(NOW);
    first.choose(['personal'], NOW);
    expect(first.isOpen).toBe(false);
    expect(kept()).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
      version: CONSENT_VERSION,
      at: NOW.toISOString(),
      allowed: ['personal'],
    });
    const next = new ConsentStore();
    next.resume(NOW);
    expect(next.isOpen).toBe(false);
    expect([next.allows('personal'), next.refuses('statistics')]).toEqual([true, true]);
  });

  test.each([
    ['was made by other words', proof({ version: CONSENT_VERSION - 1 })],
    ['was made by words that are not here yet', proof({ version: CONSENT_VERSION + 1 })],
    ['is 12 months old', proof({ at: '2025-03-01T11:59:00Z' })],
    ['was made in the future', proof({ at: '2027-01-01T00:00:00Z' })],
    ['is damaged', '{"allowed":'],
    ['is something else', { ...proof(), allowed: ['everything'] }],
    ['is a list', '[]'],
  ])('is asked again when the choice %s', (_, found) => {
    const consent = returning(found);
    expect(consent.isOpen).toBe(true);
    expect(consent.allows('statistics')).toBe(false);
  });

  test('can be changed, which erases data kept for a purpose that is now refused [ANA-03]', () => {
    const consent = returning(proof({ allowed: ['statistics', 'personal'] }));
    localStorage.setItem(STORAGE_KEYS.visitorId, 'v_abc1');
    document.cookie = '_ga=1';
    document.cookie = '_ga_X1=2';
    document.cookie = 'sw-context-token=mine';
    consent.reopen();
    expect(consent.isOpen).toBe(true);
    consent.choose(['statistics'], NOW);
    expect(localStorage.getItem(STORAGE_KEYS.visitorId)).toBeNull();
    expect(document.cookie).toContain('_ga=1');
    consent.choose([], NOW);
    expect(document.cookie).toBe('sw-context-token=mine');
  });

  test('that was given before the code ran erases refused data when the code reads it [ANA-03]', () => {
    localStorage.setItem(STORAGE_KEYS.visitorId, 'v_abc1');
    returning(proof({ allowed: ['personal'] }));
    expect(localStorage.getItem(STORAGE_KEYS.visitorId)).toBe('v_abc1');
    returning(proof({ allowed: [] }));
    expect(localStorage.getItem(STORAGE_KEYS.visitorId)).toBeNull();
  });

  test('stays as it was when the settings are closed; without a choice the question stays', () => {
    const consent = returning(proof());
    consent.reopen();
    consent.close();
    expect([consent.isOpen, consent.allows('statistics')]).toEqual([false, true]);
    const first = returning(null);
    first.close();
    expect(first.isOpen).toBe(true);
  });

  test('holds for the tab where storage is full, without a second question', () => {
    const consent = returning(null);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    consent.choose(['statistics'], NOW);
    consent.resume(NOW);
    expect([consent.isOpen, consent.allows('statistics')]).toEqual([false, true]);
    expect(warned).toHaveBeenCalled();
  });

  test('allows everything without a question where the shop turns the question off', () => {
    const consent = new ConsentStore('off');
    consent.resume(NOW);
    expect([consent.isOpen, consent.allows('statistics'), consent.allows('personal')]).toEqual([
      false,
      true,
      true,
    ]);
  });
});
