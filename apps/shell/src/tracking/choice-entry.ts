import type { ConsentPurpose } from '@weefsel/contracts';
import { dataLayer, type DataLayerEntry } from './data-layer';

const CHOICE = 'consent-choice';

const wordFor = (isAllowed: boolean) => (isAllowed ? 'granted' : 'denied');

/** A choice as the tag manager gets it. */
export const choiceEntry = (allowed: readonly ConsentPurpose[]): DataLayerEntry => ({
  event: CHOICE,
  'consent-statistics': wordFor(allowed.includes('statistics')),
  'consent-personal': wordFor(allowed.includes('personal')),
});

/** Tells the tag manager of a choice, unless that is what it knows. */
export function tellChoice(allowed: readonly ConsentPurpose[]): void {
  const layer = dataLayer();
  const now = choiceEntry(allowed);
  const known = layer.findLast(({ event }) => event === CHOICE);
  // The tag manager adds fields of its own.
  if (Object.entries(now).some(([name, value]) => known?.[name] !== value)) layer.push(now);
}
