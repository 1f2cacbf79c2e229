import { texts } from '../texts.nl';
import { returnState } from './return-state';

test.each([
  ['sendBack', true, 'Nog terug te sturen'],
  ['received', true, 'Retour binnen, we kijken het na'],
  ['unsent', true, 'Niet verzonden, je geld komt terug'],
  ['unsent', false, 'Niet verzonden'],
  ['settled', true, 'Terugbetaald'],
])('a withdrawal in state %s (paid: %s) has the matching text', (state, isPaid, text) => {
  const key = returnState({ state, isPaid });
  expect(Object.entries(texts).find(([name]) => name === key)?.[1]).toBe(text);
});
