import type { CalculatedPrice, Media, SeoUrl } from './base';

export interface ProductMedia {
  id?: string;
  position?: number | null;
  media?: Media | null;
}

export interface PropertyOption {
  id: string;
  name?: string | null;
  groupId?: string | null;
  group?: PropertyGroup | null;
  colorHexCode?: string | null;
  position?: number | null;
  media?: Media | null;
  translated?: { name?: string | null; position?: number | null } | null;
}

export interface PropertyGroup {
  id: string;
  name?: string | null;
  position?: number | null;
  displayType?: 'text' | 'color' | 'media' | 'select' | (string & {});
  options?: PropertyOption[] | null;
  translated?: { name?: string | null } | null;
}

/** A label of the shop's own on a product card. */
export interface CategoryLabel {
  id: string;
  name: string;
  backgroundColor?: string | null;
  color?: string | null;
}

export interface Manufacturer {
  id: string;
  name?: string | null;
  translated?: { name?: string | null; description?: string | null } | null;
  media?: Media | null;
}

export interface Product {
  id: string;
  parentId?: string | null;
  active?: boolean | null;
  available?: boolean | null;
  productNumber?: string | null;
  name?: string | null;
  translated: {
    name?: string | null;
    description?: string | null;
    metaTitle?: string | null;
    metaDescription?: string | null;
    customFields?: Record<string, unknown> | null;
  };
  manufacturer?: Manufacturer | null;
  manufacturerId?: string | null;
  cover?: ProductMedia | null;
  media?: ProductMedia[] | null;
  seoUrls?: SeoUrl[] | null;
  calculatedPrice: CalculatedPrice;
  calculatedPrices?: CalculatedPrice[] | null;
  calculatedMaxPurchase?: number | null;
  minPurchase?: number | null;
  purchaseSteps?: number | null;
  stock?: number | null;
  availableStock?: number | null;
  isCloseout?: boolean | null;
  isNew?: boolean | null;
  shippingFree?: boolean | null;
  childCount?: number | null;
  /** Its variants, when they were asked for. */
  children?: Product[] | null;
  options?: PropertyOption[] | null;
  optionIds?: string[] | null;
  properties?: PropertyOption[] | null;
  categoryTree?: string[] | null;
  seoCategory?: {
    id: string;
    translated: { name?: string | null; breadcrumb?: string[] };
    seoUrls?: SeoUrl[] | null;
  } | null;
  states?: string[] | null;
  deliveryTime?: {
    min?: number;
    max?: number;
    unit?: string;
    translated?: { name?: string | null } | null;
  } | null;
  customFields?: Record<string, unknown> | null;
  extensions?: { categoryLabels?: CategoryLabel[] } | null;
  createdAt?: string;
}

export interface ProductDetail {
  product: Product;
  configurator: PropertyGroup[] | null;
}

export interface FoundVariant {
  variantId: string;
  options?: string[];
}
