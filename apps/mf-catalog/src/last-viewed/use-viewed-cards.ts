import type { CommerceClient } from '@weefsel/api-clients';
import { describedCardFields, toLabelledCard, type ProductCardData } from '@weefsel/product';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { storedViews, viewedIn, watchViewed } from './last-viewed-storage';

type Known = ReadonlyMap<string, ProductCardData | null>;

const NONE: Known = new Map();
const CARD_FIELDS = describedCardFields('extensions');

/** Ids that this browser viewed, newest first, without `except`. Empty on the server. */
export function useViewedIds(except: string | undefined): string[] {
  const stored = useSyncExternalStore(watchViewed, storedViews, () => '');
  return viewedIn(stored).filter((id) => id !== except);
}

/**
 * Cards of those ids that are still for sale. Requests each id once. Undefined while loading; a failed request yields
 * none.
 */
export function useCards(
  ids: readonly string[],
  { byIds }: Pick<CommerceClient['product'], 'byIds'>,
): ProductCardData[] | undefined {
  const [known, setKnown] = useState(NONE);
  const asking = useRef('');
  const unknown = ids.filter((id) => !known.has(id)).join();

  useEffect(() => {
    if (!unknown || asking.current === unknown) return;
    asking.current = unknown;
    const wanted = unknown.split(',');
    const keep = (found: readonly ProductCardData[]) =>
      setKnown((before) => {
        const byId = new Map(found.map((card) => [card.id, card]));
        return new Map([...before, ...wanted.map((id) => [id, byId.get(id) ?? null] as const)]);
      });
    byIds(wanted, CARD_FIELDS).then(
      (products) => keep(products.map(toLabelledCard)),
      (error: unknown) => {
        console.error('[last viewed]', error);
        keep([]);
      },
    );
  }, [unknown, byIds]);

  return unknown ? undefined : ids.flatMap((id) => known.get(id) ?? []);
}
