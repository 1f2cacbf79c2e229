import { locale } from '../../locale/locale';
import type { DeliveryFacts, DeliveryStep } from '../../delivery';
import { arrivalOf, packingOf, type DeliveryTerms } from './arrival';
import { cutOffWords, dayWords } from './delivery-words';
import { dutchDayOf, dutchMoment } from './dutch-time';

/** Enough for more than a working day: a cut-off, a midnight, a cut-off, a midnight. */
const STEPS = 4;

const COUNTRY = /* @__PURE__ */ new Intl.DisplayNames(locale.language, { type: 'region' });

/** The delivery promise at a moment, and the end of its wording's validity. */
function stepAt(now: number, terms: DeliveryTerms): DeliveryStep {
  const today = dutchDayOf(now);
  const { day, until } = packingOf(now, terms);
  return {
    // Wording such as "maandag 22.00 uur" expires when that day begins.
    until: day === today ? until : dutchMoment(day, 0),
    cutOff: cutOffWords(day, terms.cutOffHour, today),
    days: Object.fromEntries(
      terms.delivery.map(({ country }) => [country, dayWords(arrivalOf(now, country, terms), today)]),
    ),
  };
}

/** The delivery promise at a moment, in ms since 1970, and in the following time. */
export function deliveryFacts(terms: DeliveryTerms, now: number): DeliveryFacts {
  const [home, ...abroad] = terms.delivery;
  const steps: DeliveryStep[] = [];
  for (let at = now; steps.length < STEPS; at = steps.at(-1)?.until ?? at) steps.push(stepAt(at, terms));
  const isEverywhere = abroad.every(({ workdays }) => workdays === home?.workdays);
  const country = home?.country ?? '';
  return { country, ...(!isEverywhere && { place: COUNTRY.of(country) ?? country }), steps };
}
