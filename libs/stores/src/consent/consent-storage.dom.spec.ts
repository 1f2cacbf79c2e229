import { CONSENT_VERSION, STORAGE_KEYS } from '@weefsel/contracts';
import { readProof, writeProof } from './consent-storage';

const proof = { id: 'a1', version: CONSENT_VERSION, at: '2026-02-01T12:00:00.000Z', allowed: ['personal'] };
const keep = (value: unknown) => localStorage.setItem(STORAGE_KEYS.consent, JSON.stringify(value));

beforeEach(() => localStorage.clear());
afterEach(() => {
  jest.restoreAllMocks();
});

describe('the choice that this browser keeps', () => {
  test('is read as it was written, whatever was allowed [ANA-01]', () => {
    expect(readProof()).toBeNull();
    for (const allowed of [[], ['statistics' as const], ['personal' as const, 'statistics' as const]]) {
      writeProof({ ...proof, allowed });
      expect(readProof()).toEqual({ ...proof, allowed });
    }
  });

  test.each([
    ['no id', { id: 7 }],
    ['no version', { version: '1' }],
    ['no date', { at: 1 }],
    ['a date that is none', { at: 'gisteren' }],
    ['no list', { allowed: 'personal' }],
    ['an unknown purpose', { allowed: ['personal', 'everything'] }],
  ])('is none when it has %s', (_, damage) => {
    keep({ ...proof, ...damage });
    expect(readProof()).toBeNull();
    keep(proof);
    expect(readProof()).toEqual(proof);
  });

  test.each(['7', 'null', '"text"', '[]', '{'])('is none when what is kept is %s', (text) => {
    localStorage.setItem(STORAGE_KEYS.consent, text);
    expect(readProof()).toBeNull();
  });

  test('is none where storage is forbidden, and a failed write is logged', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    expect(readProof()).toBeNull();
    expect(warned).not.toHaveBeenCalled();
    writeProof({ ...proof, allowed: [] });
    expect(warned).toHaveBeenCalledTimes(1);
  });
});
