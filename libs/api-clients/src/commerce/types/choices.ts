interface Method {
  id: string;
  name?: string | null;
  technicalName?: string | null;
  translated?: { name?: string | null; description?: string | null } | null;
}

export interface PaymentMethod extends Method {
  /** What the payment service calls it, e.g. `ideal`. */
  shortName?: string | null;
}

export interface ShippingMethod extends Method {
  deliveryTime?: { translated?: { name?: string | null } | null } | null;
  /** By what the goods cost, in euro; only when the association was asked for. */
  prices?:
    | {
        quantityStart?: number | null;
        quantityEnd?: number | null;
        currencyPrice?: { gross: number }[] | null;
      }[]
    | null;
}

export interface Country {
  id: string;
  name?: string | null;
  iso?: string | null;
  translated?: { name?: string | null } | null;
}

export interface Language {
  id: string;
  name?: string;
  translationCode?: { code: string; translated?: { name?: string | null } | null } | null;
}

export interface Salutation {
  id: string;
  salutationKey?: string;
  displayName?: string | null;
  translated?: { displayName?: string | null } | null;
}
