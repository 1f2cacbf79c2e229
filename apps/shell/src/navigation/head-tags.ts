import { locale, type PageHead } from '@weefsel/contracts';

/** One metadata element of a document's head. */
export interface HeadTag {
  name: 'meta' | 'link';
  attributes: Record<string, string>;
}

type Wanted = [kind: 'name' | 'property', key: string, content: string | undefined];

const link = (rel: string, href: string | undefined, more: Record<string, string> = {}): HeadTag[] =>
  href ? [{ name: 'link', attributes: { rel, ...more, href } }] : [];

/** The tags of a page for search engines and sharing; the same on the server and in the browser. */
export function headTags({ title, description, canonical, robots, image, prev, next }: PageHead): HeadTag[] {
  const metas: Wanted[] = [
    ['name', 'description', description],
    ['name', 'robots', robots],
    ['property', 'og:site_name', 'Weefsel'],
    ['property', 'og:type', 'website'],
    ['property', 'og:locale', `${locale.language}_${locale.country}`],
    ['property', 'og:title', title],
    ['property', 'og:description', description],
    ['property', 'og:url', canonical],
    ['property', 'og:image', image],
    ['name', 'twitter:card', image ? 'summary_large_image' : 'summary'],
    ['name', 'twitter:title', title],
    ['name', 'twitter:description', description],
    ['name', 'twitter:image', image],
  ];
  // Only indexed pages name their language versions.
  const languages = robots ? [] : [locale.language, 'x-default'];
  return [
    ...metas.flatMap(([kind, key, content]): HeadTag[] =>
      content ? [{ name: 'meta', attributes: { [kind]: key, content } }] : [],
    ),
    ...link('canonical', canonical),
    ...languages.flatMap((hreflang) => link('alternate', canonical, { hreflang })),
    ...link('prev', prev),
    ...link('next', next),
  ];
}

/** Selects every element that `headTags` may create. */
export const HEAD_TAGS =
  'meta[name="description"],meta[name="robots"],meta[name^="twitter:"],meta[property^="og:"],' +
  'link[rel="canonical"],link[rel="alternate"][hreflang],link[rel="prev"],link[rel="next"]';
