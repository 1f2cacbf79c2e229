import type { TrackedItem, TrackingEvent } from '@weefsel/contracts';
import { kindOf } from './likes';
import { rememberLikes } from './likes-storage';
import { previousVisit } from './visit-storage';

/** How much an event says; events that are not here say nothing. */
const WEIGHTS: Readonly<Partial<Record<TrackingEvent['name'], number>>> = {
  view_item: 1,
  add_to_wishlist: 3,
  add_to_cart: 3,
  purchase: 4,
};

/** Most products whose brand is remembered while a tab lives, for events that do not name it. */
const MOST_KNOWN = 200;

const signsOf = ({ brand, categories, variant }: TrackedItem): string[] => [
  ...(brand ? [`m ${brand}`] : []),
  ...(categories?.slice(-1).map((category) => `k ${kindOf(category)}`) ?? []),
  ...(variant?.split(', ').map((part) => `v ${part}`) ?? []),
];

/** Hears what happens in the shop and keeps, in this browser, what it says of its visitor. */
export function likesOf(): (event: TrackingEvent) => void {
  const known = new Map<string, TrackedItem>();
  const know = (item: TrackedItem): TrackedItem => {
    const whole = { ...known.get(item.id), ...item };
    known.delete(item.id);
    known.set(item.id, whole);
    for (const [id] of known) {
      if (known.size <= MOST_KNOWN) break;
      known.delete(id);
    }
    return whole;
  };
  return (event) => {
    if (event.name === 'content-view') previousVisit();
    if (!('items' in event)) return;
    const weight = WEIGHTS[event.name];
    const items = event.items.map(know);
    if (weight !== undefined) for (const item of items) rememberLikes(signsOf(item), weight);
  };
}
