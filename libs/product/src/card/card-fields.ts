/** What a card needs of a product, for the commerce backend's `includes`. */
export const CARD_FIELDS = {
  product: ['id', 'translated', 'manufacturer', 'cover', 'media', 'seoUrls', 'calculatedPrice'],
  product_manufacturer: ['translated'],
  product_media: ['position', 'media'],
  media: ['url'],
  seo_url: ['seoPathInfo'],
  calculated_price: ['unitPrice', 'listPrice', 'regulationPrice'],
} as const satisfies Record<string, readonly string[]>;

/** Beside that what else is asked of products, and what there is to see on their pictures. */
export const describedCardFields = (...ofProduct: string[]): Record<string, readonly string[]> => ({
  ...CARD_FIELDS,
  product: [...CARD_FIELDS.product, ...ofProduct],
  media: [...CARD_FIELDS.media, 'alt', 'translated'],
});
