import type { CalculatedPrice, Media } from './base';

export interface LineItem {
  id: string;
  referencedId?: string | null;
  type: 'product' | 'promotion' | 'custom' | 'credit' | 'discount' | 'container' | (string & {});
  label?: string | null;
  quantity: number;
  /** True for goods, false for promotions. */
  good?: boolean;
  removable?: boolean;
  stackable?: boolean;
  states?: string[];
  cover?: Media | null;
  price?: CalculatedPrice | null;
  quantityInformation?: { minPurchase?: number; maxPurchase?: number | null; purchaseSteps?: number } | null;
  payload?: {
    productNumber?: string | null;
    options?: { group: string; option: string }[];
    manufacturerId?: string | null;
    parentId?: string | null;
    code?: string | null;
    [name: string]: unknown;
  } | null;
}

export interface CartError {
  key: string;
  message?: string;
  messageKey: string;
  /** 0 notice, 10 warning, 20 error. */
  level: number;
  parameters?: Record<string, unknown>;
}

/** Cart messages by their key; an empty list when there are none. */
export type CartErrors = Record<string, CartError> | readonly never[];

export interface Cart {
  token?: string;
  /** Changes with everything that an order would be made of. */
  hash?: string | null;
  price?: { netPrice?: number; totalPrice: number; positionPrice: number; taxStatus?: string } | null;
  lineItems: LineItem[];
  deliveries?: {
    shippingCosts?: CalculatedPrice | null;
    shippingMethod?: { id: string; translated?: { name?: string | null } } | null;
  }[];
  errors?: CartErrors | null;
}

/** What goes into the cart: a product by id, or a promotion by its code. */
export type NewLineItem =
  | { id: string; quantity: number; type: 'product'; referencedId?: string }
  | { referencedId: string; type: 'promotion' };
