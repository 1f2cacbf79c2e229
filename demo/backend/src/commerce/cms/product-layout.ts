import type { ProductShape } from '../shapes/product-shape.ts';
import type { PagePlan } from './cms-page.ts';
import { element, mapped, text, typed } from './elements.ts';

/** Data of a product page. */
export interface ProductFacts {
  product: ProductShape;
  /** All options to choose from. */
  configurator: readonly object[];
  crossSellings: () => readonly object[];
  reviews: () => { total: number };
}

const sliderItemsOf = ({ media }: ProductShape) =>
  (Array.isArray(media) ? media : []).map((one: { media: object }) => ({
    media: one.media,
    url: null,
    newTab: false,
    apiAlias: 'cms_image_slider_item',
  }));

const AROUND_PRODUCT = { product: typed(null), alignment: typed(null) };

/** A product with its pictures, buy form, description, reviews and cross-sellings. */
export function productLayout({ product, configurator, crossSellings, reviews }: ProductFacts): PagePlan {
  const { id: productId, manufacturer } = product;
  const name = (product['translated'] as { name: string }).name;
  const heading = {
    ...text('left', name, 'product.name'),
    type: 'product-name',
  };
  const logo = element(
    'right',
    'manufacturer-logo',
    () => ({
      mediaId: null,
      url: null,
      newTab: true,
      media: null,
      manufacturer,
      apiAlias: 'cms_manufacturer_logo',
    }),
    { media: mapped('product.manufacturer.media'), url: typed(null), newTab: typed(true) },
  );
  const gallery = element(
    'left',
    'image-gallery',
    () => ({ sliderItems: sliderItemsOf(product), navigation: null, apiAlias: 'cms_image_slider' }),
    {
      sliderItems: mapped('product.media'),
      navigationArrows: typed('inside'),
      navigationDots: typed('inside'),
      galleryPosition: typed('left'),
      displayMode: typed('contain'),
      minHeight: typed('430px'),
      zoom: typed(true),
      fullScreen: typed(true),
    },
  );
  const buyBox = () => ({
    product,
    productId,
    totalReviews: reviews().total,
    configuratorSettings: configurator,
    apiAlias: 'cms_buy_box',
  });
  const description = () => ({
    product,
    productId,
    reviews: reviews(),
    ratingSuccess: false,
    apiAlias: 'cms_product_description_reviews',
  });
  const others = () => ({ crossSellings: crossSellings(), apiAlias: 'cms_cross_selling' });
  return {
    key: 'product',
    name: 'Productpagina',
    type: 'product_detail',
    sections: [
      {
        type: 'default',
        blocks: [
          { type: 'product-heading', slots: [heading, logo] },
          { type: 'gallery-buybox', slots: [gallery, element('right', 'buy-box', buyBox, AROUND_PRODUCT)] },
          {
            type: 'product-description-reviews',
            slots: [element('content', 'product-description-reviews', description, AROUND_PRODUCT)],
          },
          {
            type: 'cross-selling',
            slots: [
              element('content', 'cross-selling', others, {
                product: typed(null),
                boxLayout: typed('standard'),
                displayMode: typed('standard'),
                elMinWidth: typed('300px'),
              }),
            ],
          },
        ],
      },
    ],
  };
}
