export interface PaymentMethod {
  id: string;
  name?: string | null;
  translated?: { name?: string | null; description?: string | null } | null;
}

export type ShippingMethod = PaymentMethod;

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
