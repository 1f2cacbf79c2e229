/**
 * Product properties that only `tn_parameters` and `tn_parameters_except` can filter on; no facet shows them. The shop
 * sends `stock_status=outofstock&season_archived=true` as its fixed exclusion. It adds `season_hidden_new=true` on the
 * new-collection page.
 */
export const HIDDEN_KEYS = {
  /** 32-hex id of the brand. */
  brand: 'brandId',
  /** `instock` when any variant can be bought, otherwise `outofstock`. */
  stock: 'stock_status',
  /** `true` or `false`: the item's season is over. */
  archived: 'season_archived',
  /** `true` or `false`: the item does not belong to the new collection. */
  hiddenFromNew: 'season_hidden_new',
} as const;

export const STOCK_VALUES = { in: 'instock', out: 'outofstock' } as const;
