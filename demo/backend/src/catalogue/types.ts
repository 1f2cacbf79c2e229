import type { GarmentDescription, OutfitPicture, View } from '@weefsel/drawings';
import type { FitName } from './cuts.ts';

/** One picture of a product: a view of it, or its look. */
export type Shot = View | 'look';

/** A product's outfit: the product together with the others of a look. */
export interface ProductOutfit {
  picture: OutfitPicture;
  /** Other garments of the look: `top in wit en jeans in blauw`. */
  others: string;
}

/** The generated assortment, shared by all embedded vendors and derived from one seed number. */
export interface Catalogue {
  seed: number;
  categories: readonly Category[];
  brands: readonly Brand[];
  products: readonly Product[];
  categoryById(id: string): Category | undefined;
  brandById(id: string): Brand | undefined;
  /** Finds a product by its own id or by the id of one of its variants. */
  productById(id: string): { product: Product; variant?: Variant } | undefined;
  /** The size and colour variants of a product, derived on demand and always the same. */
  variantsOf(product: Product): readonly Variant[];
  /** Outfit of a product in a look; undefined when it is in none. */
  outfitOf(product: Product): ProductOutfit | undefined;
  /**
   * Looks up an exact SEO path without leading slash. Category paths end in a slash, product paths do not.
   */
  bySeoPath(path: string): SeoTarget | undefined;
}

export type SeoTarget =
  | { kind: 'category'; category: Category }
  | { kind: 'product'; product: Product; variant?: Variant }
  | { kind: 'brand'; brand: Brand }
  | { kind: 'brand-category'; brand: Brand; category: Category };

export type Gender = 'dames' | 'heren';

export interface Category {
  /** 32 lower-case hex characters. */
  id: string;
  /** Number in the search service, e.g. 10012. */
  searchId: number;
  parentId: string | null;
  name: string;
  /** e.g. `nl/dames/kleding/jurken/` */
  seoPath: string;
  /** 1 = Dames/Heren, 2 = Kleding, 3 = Jurken; 0 = the root. */
  level: number;
  position: number;
  gender: Gender | null;
  /** Shown in yellow capitals in the second row of the menu (`nd_menu_highlight_on`). */
  highlighted: boolean;
}

export interface Brand {
  id: string;
  searchId: number;
  name: string;
  slug: string;
  /** e.g. `nl/merken/fjord/` */
  seoPath: string;
  genders: readonly Gender[];
  /** 0 = affordable … 3 = luxury; steers prices. */
  tier: 0 | 1 | 2 | 3;
}

export interface Colour {
  id: string;
  /** Dutch, capitalised: `Donkerblauw`. */
  name: string;
  hex: string;
}

/** Unit price in integer euro cents, from a minimum quantity. */
export interface PriceStep {
  from: number;
  cents: number;
}

export interface Product {
  index: number;
  /** 32 lower-case hex characters: the parent product. */
  id: string;
  /** Article number, e.g. `100012674`; the item number of the search service ends in it. */
  number: string;
  name: string;
  brand: Brand;
  gender: Gender;
  /** Description of the garment; pictures, title, text and facets follow from it. */
  made: GarmentDescription;
  /** Deepest categories of the product; ancestors follow from the tree. */
  categories: readonly Category[];
  colours: readonly Colour[];
  sizes: readonly string[];
  /** `Lengtemaat` of trousers (inches), empty for everything else. */
  lengths: readonly string[];
  material: string;
  /** Name of the cloth: `waterafstotende technisch katoen`. */
  cloth: string;
  /** Details in words: `een opstaande kraag`. */
  details: readonly string[];
  /** Null for goods that are not worn in a cut: shoes, bags, belts, scarves. */
  fit: FitName | null;
  season: string;
  sleeve: string | null;
  /** Selling price in integer euro cents, VAT included. */
  priceCents: number;
  /** Other unit prices of a rule, by rising quantity. */
  steps?: readonly PriceStep[];
  /** Former price in cents when on sale, else null. */
  listPriceCents: number | null;
  /** Lowest price of the last 30 days in cents; null when not on sale. */
  lowestPriceCents: number | null;
  isNew: boolean;
  archived: boolean;
  description: string;
  care: readonly string[];
  /** Day of arrival, in days since 2024-01-01; the newest products have the highest number. */
  createdDay: number;
  popularity: number;
  seoPath: string;
  /** Media ids (32 hex) of the first colour, in position order. */
  mediaIds: readonly string[];
}

export interface Variant {
  id: string;
  productId: string;
  number: string;
  colour: Colour;
  size: string;
  length: string | null;
  /** Price at seeding time; the current one is the product's. */
  priceCents: number;
  listPriceCents: number | null;
  /** Stock at seeding time; the commerce database stores later sales. */
  initialStock: number;
  mediaIds: readonly string[];
}
