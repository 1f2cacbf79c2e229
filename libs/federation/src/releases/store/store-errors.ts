/** The store is not available: away, too slow, or too busy. The request may be repeated. */
export class StoreAway extends Error {
  override readonly name = 'StoreAway';
}

/** The store can never do the request: a setting is wrong, or it is no such store. */
export class StoreUnusable extends Error {
  override readonly name = 'StoreUnusable';
}
