/** A product in a tracked event. */
export interface TrackedItem {
  /** Product id in the commerce backend; its variants share it. */
  id: string;
  name: string;
  brand?: string;
  /** Names of its categories, from the department down. */
  categories?: readonly string[];
  /** The chosen variant, e.g. `Blauw, 38`. */
  variant?: string;
  /** Euro apiece, after discounts. */
  price?: number;
  /** Discount in euro apiece, with its share of discount codes. */
  discount?: number;
  /** Default 1. */
  quantity?: number;
  /** Place in its list, from 0. */
  index?: number;
}

/** A list of products that a shopper saw. */
export interface TrackedList {
  id: string;
  name: string;
}

/** Identifies an item and the answer that contained it, for the search service. */
export interface FoundItem {
  itemId: string;
  requestId: string;
}

interface Basket {
  /** The value of an event is the sum of their prices. */
  items: readonly TrackedItem[];
  coupon?: string;
}

/** Trackable events of the shop, named as in GA4. `content-view`: a page was shown. */
export type TrackingEvent =
  | { name: 'content-view'; path: string; view: string }
  | { name: 'view_item_list'; list: TrackedList; items: readonly TrackedItem[] }
  | { name: 'select_item'; list: TrackedList; item: TrackedItem; found?: FoundItem }
  | ({ name: 'view_item' | 'add_to_wishlist' | 'add_to_cart' | 'remove_from_cart' | 'view_cart' } & Basket)
  | ({ name: 'begin_checkout' } & Basket)
  | ({ name: 'add_shipping_info'; method?: string } & Basket)
  | ({ name: 'add_payment_info'; method?: string } & Basket)
  /** Sent once per order number. `tax` and `shipping` of the whole order in euro, apart from its value. */
  | ({ name: 'purchase'; orderNumber: string; tax?: number; shipping?: number } & Basket)
  | { name: 'search'; text: string }
  | { name: 'login' | 'sign_up'; method: string };

/** Recipients of tracking. An absent one gets nothing, and its script is not loaded. */
export interface TrackingConfig {
  /** `ask`: only what a shopper allowed. `off`: everything, without asking. */
  consent: 'ask' | 'off';
  /** Container of the tag manager, `GTM-…`. */
  gtmId?: string;
  search?: {
    /** Address of the search service's analytics, without the event's name. */
    analyticsUrl: string;
    instanceKey: string;
    /** Item number of a product in the search service. `{id}` stands for its id in the commerce backend. */
    productKey: string;
  };
}
