export interface Brand {
  id: string;
  name: string;
  url?: string | null;
}

export type Gender = 'dames' | 'heren';

/** Addresses of one manufacturer's pages by category. */
export interface ManufacturerSeoUrls {
  seoUrls: { all: { categoryId: string; seoPath: string }[] };
}
