import { shareOf, type CommerceClient } from '@weefsel/api-clients';
import {
  categoryHref,
  NO_LINK,
  safeHref,
  type ContentButton,
  type SanityReference,
} from '@weefsel/contracts';
import { resolveButtonLink } from '@weefsel/ui';

/** Format of category ids in the commerce backend. */
const CATEGORY_ID = /^[0-9a-f]{32}$/;

interface Surroundings {
  categories: Pick<CommerceClient['category'], 'list'>;
  warn: (message: string) => void;
  signal: AbortSignal;
  /** Deadline of the page, in ms since 1970. */
  answerBy?: number;
}

/** Longest wait for addresses, in ms: a page without them is better than none. */
const ADDRESSES_MS = 2500;

/** Link targets of a page's buttons and references. */
export interface Links {
  /** Address of a button; an unresolved one keeps the editor's link. */
  hrefOf: (button: ContentButton) => string;
  /** Address of a category; undefined when it was not found. */
  hrefOfCategory: (reference: SanityReference | undefined) => string | undefined;
  /** Reason why the addresses of categories are unknown. */
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

/** Collects every button and every `link` to a category, at any depth. */
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

/** Resolves the addresses of all linked categories with one call. */
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
