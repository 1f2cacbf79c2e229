import { palette } from '@weefsel/ui/plain';
import type { ListingCard } from '../listing-data';

const HOUR_MS = 3_600_000;

/** True when a product was added after the previous visit; false without such a visit. */
export const isNewSince = ({ came }: ListingCard, previous: number | undefined): boolean =>
  came !== undefined && previous !== undefined && came * HOUR_MS > previous;

/** The card with a mark that replaces its label "Nieuw". */
export function marked(card: ListingCard, name: string): ListingCard {
  const labels = card.labels ?? [];
  const mark = { name, background: palette.paper, color: palette.ink };
  const at = labels.findIndex((label) => /^nieuw$/i.test(label.name));
  return { ...card, labels: at < 0 ? [...labels, mark] : labels.with(at, mark) };
}
