import type { TrackedItem, TrackingEvent } from '@weefsel/contracts';
import { kindOf } from './likes';
import { rememberLikes } from './likes-storage';
import { previousVisit } from './visit-storage';

/** Weight of each event; other events have none. */
const WEIGHTS: Readonly<Partial<Record<TrackingEvent['name'], number>>> = {
  view_item: 1,
  add_to_wishlist: 3,
  add_to_cart: 3,
  purchase: 4,
};

/** Maximum number of products remembered per tab, for events that do not name the brand. */
const MOST_KNOWN = 200;

const signsOf = ({ brand, categories, variant }: TrackedItem): string[] => [
  ...(brand ? [`m ${brand}`] : []),
  ...(categories?.slice(-1).map((category) => `k ${kindOf(category)}`) ?? []),
  ...(variant?.split(', ').map((part) => `v ${part}`) ?? []),
];

/** Creates a listener for tracking events that stores the shopper's likes in this browser. */
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
