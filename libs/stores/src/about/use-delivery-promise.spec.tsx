import { act, render, screen } from '@testing-library/react';
import { fromAny } from '@total-typescript/shoehorn';
import { runInAction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { renderToString } from 'react-dom/server';
import { hydrateRoot } from 'react-dom/client';
import { ready, type DeliveryFacts } from '@weefsel/contracts';
import { StoresProvider } from '../stores-provider';
import { storesInTest } from '../testing/shop';
import { useDeliveryPromise, type DeliveryTo } from './use-delivery-promise';

const MONDAY = Date.UTC(2026, 10, 23, 12);
const HOUR_MS = 3_600_000;

const FACTS: DeliveryFacts = {
  country: 'NL',
  place: 'Nederland',
  steps: [
    { until: MONDAY + 9 * HOUR_MS, cutOff: '22.00 uur', days: { NL: 'dinsdag', BE: 'woensdag' } },
    { until: MONDAY + 11 * HOUR_MS, cutOff: 'dinsdag 22.00 uur', days: { NL: 'woensdag', BE: 'donderdag' } },
  ],
};
const USUAL = 'Vóór 22.00\u00a0uur besteld, in Nederland op werkdagen morgen in huis';

const Sentence = observer(function Sentence({ country }: DeliveryTo) {
  return <p>{useDeliveryPromise({ country })}</p>;
});

function page(delivery: DeliveryFacts | undefined, country?: string) {
  const stores = storesInTest();
  stores.about.provide({ ...(delivery && { delivery }) });
  return (
    <StoresProvider stores={stores}>
      <Sentence country={country} />
    </StoresProvider>
  );
}
const said = () => screen.getByText(/^Vóór/).textContent.replace('\n', ' ');

beforeEach(() => jest.useFakeTimers({ now: MONDAY }));
afterEach(() => jest.useRealTimers());

test('names day and hour, and the country as long as it is not known where it goes', () => {
  render(page(FACTS));
  expect(said()).toBe('Vóór 22.00 uur besteld, dinsdag in huis in Nederland');
});

test.each([
  ['NL', 'Vóór 22.00 uur besteld, dinsdag in huis'],
  ['BE', 'Vóór 22.00 uur besteld, woensdag in huis'],
  ['FR', USUAL],
])('goes by the country that it is sent to: %s', (country, sentence) => {
  render(page(FACTS, country));
  expect(said()).toBe(sentence);
});

test("goes by the shopper's address once the session is known", () => {
  const stores = storesInTest();
  stores.about.provide({ delivery: FACTS });
  render(
    <StoresProvider stores={stores}>
      <Sentence />
    </StoresProvider>,
  );
  expect(said()).toBe('Vóór 22.00 uur besteld, dinsdag in huis in Nederland');
  const customer = { activeShippingAddress: { id: 'a', country: { id: 'b', iso: 'BE' } } };
  act(() => void runInAction(() => (stores.session.state = ready(fromAny({ customer })))));
  expect(said()).toBe('Vóór 22.00 uur besteld, woensdag in huis');
});

test('does not name a country where all have it on the same day', () => {
  const { place, ...alike } = FACTS;
  render(page(alike));
  expect(said()).toBe('Vóór 22.00 uur besteld, dinsdag in huis');
});

test('promises the next day from the very moment of the cut-off, and none when it knows no further', () => {
  render(page(FACTS, 'NL'));
  act(() => jest.advanceTimersByTime(9 * HOUR_MS - 1));
  expect(said()).toBe('Vóór 22.00 uur besteld, dinsdag in huis');
  act(() => jest.advanceTimersByTime(1));
  expect(said()).toBe('Vóór dinsdag 22.00 uur besteld, woensdag in huis');
  act(() => jest.advanceTimersByTime(2 * HOUR_MS));
  expect(said()).toBe(USUAL);
});

test('looks again when the shopper returns to a tab whose timers slept', () => {
  render(page(FACTS, 'NL'));
  jest.setSystemTime(MONDAY + 10 * HOUR_MS);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(said()).toContain('woensdag in huis');
});

test('shows the usual delivery text without delivery facts', () => {
  render(page(undefined));
  expect(said()).toBe(USUAL);
});

test('hydrates with the words of the page, though the clock has gone on, and corrects them then', () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation();
  const place = document.createElement('div');
  place.innerHTML = renderToString(page(FACTS, 'NL'));
  document.body.append(place);
  jest.setSystemTime(MONDAY + 10 * HOUR_MS);
  act(() => void hydrateRoot(place, page(FACTS, 'NL')));
  expect(place).toHaveTextContent('Vóór dinsdag 22.00 uur besteld, woensdag in huis');
  expect(quiet).not.toHaveBeenCalled();
  place.remove();
  quiet.mockRestore();
});
