/** The store cannot be had now: it is away, too slow, or too busy. What was asked may be asked again. */
export class StoreAway extends Error {
  override readonly name = 'StoreAway';
}

/** The store cannot do what is asked, now or later: a setting is wrong, or it is no such store. */
export class StoreUnusable extends Error {
  override readonly name = 'StoreUnusable';
}
