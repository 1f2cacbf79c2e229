import type { ConsentPurpose } from '@weefsel/contracts';
import { dataLayer, type DataLayerEntry } from './data-layer';

const CHOICE = 'consent-choice';

const wordFor = (isAllowed: boolean) => (isAllowed ? 'granted' : 'denied');

/** Data layer entry of a consent choice. */
export const choiceEntry = (allowed: readonly ConsentPurpose[]): DataLayerEntry => ({
  event: CHOICE,
  'consent-statistics': wordFor(allowed.includes('statistics')),
  'consent-personal': wordFor(allowed.includes('personal')),
});

/** Sends a choice to the tag manager, unless it has the same one. */
export function tellChoice(allowed: readonly ConsentPurpose[]): void {
  const layer = dataLayer();
  const now = choiceEntry(allowed);
  const known = layer.findLast(({ event }) => event === CHOICE);
  // The tag manager adds fields to the entry.
  if (Object.entries(now).some(([name, value]) => known?.[name] !== value)) layer.push(now);
}
