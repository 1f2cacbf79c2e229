import { shareOf, type CommerceClient } from '@weefsel/api-clients';
import {
  categoryHref,
  NO_LINK,
  safeHref,
  type ContentButton,
  type SanityReference,
} from '@weefsel/contracts';
import { resolveButtonLink } from '@weefsel/ui';

/** Category ids in the commerce backend. */
const CATEGORY_ID = /^[0-9a-f]{32}$/;

interface Surroundings {
  categories: Pick<CommerceClient['category'], 'list'>;
  warn: (message: string) => void;
  signal: AbortSignal;
  /** When the page must be there, in ms since 1970. */
  answerBy?: number;
}

/** For how long addresses are asked for, in ms: a page without them is better than none. */
const ADDRESSES_MS = 2500;

/** Where the buttons and references of a page lead. */
export interface Links {
  /** Address of a button; what was not found keeps the editor's link. */
  hrefOf: (button: ContentButton) => string;
  /** Address of a category; undefined when it was not found. */
  hrefOfCategory: (reference: SanityReference | undefined) => string | undefined;
  /** Why the addresses of categories are not known. */
  failure?: unknown;
}

type Found = { button: ContentButton } | { categoryId: string };

const isButton = (value: object): value is ContentButton => 'buttonType' in value;

const categoryIdOf = (reference: unknown): string | undefined => {
  const id = (reference as Partial<SanityReference> | null | undefined)?._ref;
  return typeof id === 'string' && CATEGORY_ID.test(id) ? id : undefined;
};

const harmless = ({ link, externalUrl, ...button }: ContentButton): ContentButton => ({
  ...button,
  link: safeHref(link),
  ...(externalUrl && { externalUrl: safeHref(externalUrl) }),
});

/** Every button and every `link` that is a reference to a category, however deep. */
function linksIn(value: unknown): Found[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isButton(value)) {
    const categoryId = value.buttonType === 'internal' && categoryIdOf(value.internalLink);
    return [{ button: value }, ...(categoryId ? [{ categoryId }] : [])];
  }
  const categoryId = 'link' in value && categoryIdOf(value.link);
  return [...(categoryId ? [{ categoryId }] : []), ...Object.values(value).flatMap(linksIn)];
}

async function addressesOf(
  ids: readonly string[],
  { categories, ...time }: Surroundings,
): Promise<{ addresses: Map<string, string>; failure?: unknown }> {
  try {
    const found = await categories.list(ids, shareOf(time, ADDRESSES_MS));
    return { addresses: new Map(found.map((category) => [category.id, categoryHref(category)])) };
  } catch (failure) {
    time.signal.throwIfAborted();
    return { addresses: new Map(), failure };
  }
}

/** Looks up the addresses of all categories that these blocks lead to with one call. */
export async function resolveLinks(blocks: readonly unknown[], surroundings: Surroundings): Promise<Links> {
  const found = blocks.flatMap(linksIn);
  const ids = found.flatMap((link) => ('categoryId' in link ? link.categoryId : []));
  const { addresses, failure } = await addressesOf([...new Set(ids)], surroundings);
  const lookup = async (id: string) => addresses.get(id);
  const hrefs = new Map<ContentButton, string>();
  for (const button of found.flatMap((link) => ('button' in link ? link.button : []))) {
    hrefs.set(button, safeHref(await resolveButtonLink(harmless(button), lookup, surroundings.warn)));
  }
  return {
    ...(failure !== undefined && { failure }),
    hrefOf: (button) => hrefs.get(button) ?? safeHref(button.link),
    hrefOfCategory: (reference) => {
      const href = safeHref(addresses.get(categoryIdOf(reference) ?? '')?.toLowerCase());
      return href === NO_LINK ? undefined : href;
    },
  };
}
