import { builtInPromises } from '../nl-nl';
import { deliveryFacts } from './delivery-facts';

const stepsFrom = (now: string) =>
  deliveryFacts(builtInPromises, Date.parse(now)).steps.map(({ until, cutOff, days }) => [
    new Date(until).toISOString().slice(0, 16),
    cutOff.replace('\u00a0', ' '),
    days['NL'],
    days['BE'],
  ]);

test('the hour is that of today until it has passed, then that of a day with a name until that day begins', () => {
  expect(stepsFrom('2026-11-23T12:00:00Z')).toEqual([
    ['2026-11-23T21:00', '22.00 uur', 'dinsdag', 'woensdag'],
    ['2026-11-23T23:00', 'dinsdag 22.00 uur', 'woensdag', 'donderdag'],
    ['2026-11-24T21:00', '22.00 uur', 'woensdag', 'donderdag'],
    ['2026-11-24T23:00', 'woensdag 22.00 uur', 'donderdag', 'vrijdag'],
  ]);
});

test('a weekend is one step, and Monday the next', () => {
  expect(stepsFrom('2026-11-28T12:00:00Z').slice(0, 2)).toEqual([
    ['2026-11-29T23:00', 'maandag 22.00 uur', 'dinsdag', 'woensdag'],
    ['2026-11-30T21:00', '22.00 uur', 'dinsdag', 'woensdag'],
  ]);
});

test('a day that is a week away has its date', () => {
  const terms = { cutOffHour: 22, delivery: [{ country: 'NL', workdays: 5 }] };
  const { steps } = deliveryFacts(terms, Date.parse('2026-12-23T12:00:00Z'));
  expect(steps[0]?.days).toEqual({ NL: 'donderdag 31 december' });
});

test('the country is named where it is not the same for all', () => {
  const now = Date.parse('2026-11-23T12:00:00Z');
  expect(deliveryFacts(builtInPromises, now)).toMatchObject({ country: 'NL', place: 'Nederland' });
  const alike = {
    cutOffHour: 22,
    delivery: builtInPromises.delivery.map((one) => ({ ...one, workdays: 1 })),
  };
  expect(deliveryFacts(alike, now)).not.toHaveProperty('place');
});
