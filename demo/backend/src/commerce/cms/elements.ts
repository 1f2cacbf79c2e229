import type { Media } from '../shapes/media-shape.ts';
import type { ElementConfig, SlotPlan } from './cms-page.ts';

export const typed = (value: unknown): ElementConfig => ({ source: 'static', value });
export const mapped = (field: string): ElementConfig => ({ source: 'mapped', value: field });

/** Text as HTML. `field` names the field of the page's subject that supplies it. */
export function text(slot: string, content: string, field?: string): SlotPlan {
  return {
    slot,
    type: 'text',
    config: { content: field ? mapped(field) : typed(content), verticalAlign: typed(null) },
    data: () => ({ content, apiAlias: 'cms_text' }),
  };
}

interface Picture {
  media: Media | null;
  /** Target of a click. */
  url?: string;
  field?: string;
}

export function image(slot: string, { media, url, field }: Picture): SlotPlan {
  return {
    slot,
    type: 'image',
    config: {
      media: field ? mapped(field) : typed(media?.id ?? null),
      url: typed(url ?? null),
      newTab: typed(false),
      minHeight: typed('340px'),
      displayMode: typed('cover'),
      verticalAlign: typed(null),
      horizontalAlign: typed(null),
    },
    data: () => ({
      mediaId: media?.id ?? null,
      url: url ?? null,
      newTab: false,
      media,
      apiAlias: 'cms_image',
    }),
  };
}

/** A row of products. `products` runs only when the slider is shown. */
export function productSlider(slot: string, title: string, products: () => readonly object[]): SlotPlan {
  return {
    slot,
    type: 'product-slider',
    config: {
      title: typed(title),
      products: typed([]),
      productStreamSorting: typed('name:ASC'),
      productStreamLimit: typed(10),
      displayMode: typed('standard'),
      boxLayout: typed('standard'),
      elMinWidth: typed('300px'),
      navigation: typed(true),
      rotate: typed(false),
      border: typed(false),
      verticalAlign: typed(null),
    },
    data: () => ({ products: products(), streamId: null, apiAlias: 'cms_product_slider' }),
  };
}

/** An element for the page's subject, e.g. the product or its listing. No settings by default. */
export const element = (
  slot: string,
  type: string,
  data: () => object | null,
  config: Record<string, ElementConfig> = {},
): SlotPlan => ({ slot, type, config, data });
