import { choiceHolds, CONSENT_VERSION, newProof } from './consent';

const NOW = new Date('2026-11-26T12:00:00Z');

test('a choice holds from the moment that it is made, for twelve months [ANA-03]', () => {
  const made = (at: string) => choiceHolds({ ...newProof([], NOW), at }, NOW);
  expect(choiceHolds(newProof(['personal'], NOW), NOW)).toBe(true);
  expect(made('2025-11-26T12:00:01Z')).toBe(true);
  expect(made('2025-11-26T12:00:00Z')).toBe(false);
  expect(made('2026-11-26T12:00:01Z')).toBe(false);
  expect(made('nonsense')).toBe(false);
});

test('a choice holds for the words that it was made by alone, whether they came before or after [ANA-03]', () => {
  for (const version of [CONSENT_VERSION - 1, CONSENT_VERSION + 1, String(CONSENT_VERSION), undefined])
    expect(choiceHolds({ ...newProof([], NOW), version: version as number }, NOW)).toBe(false);
});
