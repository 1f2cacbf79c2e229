export type Weekday = 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday';

/** Times as `HH:MM`; a day on which the shop stays shut has `Closed` as its closing time. */
export interface OpeningTimes {
  openingTime: string;
  closingTime: string;
}

export type OpeningHours = Record<Weekday, OpeningTimes>;

export interface MainNavEntry {
  /** Path in the shop; wins over `page`. */
  url: string | null;
  title: string;
  page: { title: string; slug: { current: string } } | null;
}

/** What the `siteConfig` query answers: references followed. */
export interface SiteConfig {
  mainNav: MainNavEntry[];
  showSalePercentage: boolean;
  openingHours: OpeningHours;
}

export interface StoreInfo {
  address: string;
  zipcode: string;
  city: string;
  /** International notation without spaces: `+31300123456`. */
  phone: string;
  whatsapp: string;
  email: string;
  facebook: string;
  instagram: string;
  tiktok: string;
  openingHours: OpeningHours;
}

/** What customers think of the shop, on average. */
export interface ReviewScore {
  /** Out of ten, e.g. 9.2. */
  score: number;
  /** How many customers said so. */
  count: number;
}

/** One text on screen, as the content service keeps it. */
export interface SnippetDocument {
  key: string;
  value: string;
}
