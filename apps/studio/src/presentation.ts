/** Where documents of each type stand in the shop, by their slug. */
const placeOf: Record<string, (slug: string) => string> = {
  page: (slug) => (slug === 'home' ? '/nl/' : `/nl/${slug}/`),
  landing: (slug) => `/nl/${slug}/`,
  blog: (slug) => `/nl/blog/${slug}/`,
  look: (slug) => `/nl/look/${slug}`,
};

interface Selected {
  title?: string;
  slug?: string;
}

const locationOf = (type: string) => ({
  select: { title: 'title', slug: 'slug.current' },
  resolve: (document: Selected | null) => {
    const href = document?.slug && placeOf[type]?.(document.slug);
    return { locations: href ? [{ title: document.title ?? href, href }] : [] };
  },
});

/** Options of the Presentation tool, which shows drafts in the shop at `origin`. */
export const presentation = (origin = 'http://localhost:4200') => ({
  previewUrl: {
    initial: `${origin}/nl/`,
    previewMode: { enable: '/preview/content/enable', disable: '/preview/content/disable' },
  },
  allowOrigins: [origin],
  resolve: {
    locations: Object.fromEntries(Object.keys(placeOf).map((type) => [type, locationOf(type)])),
  },
});
