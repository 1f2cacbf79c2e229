import type { CommerceClient } from '@weefsel/api-clients';
import type { ContentButton } from '@weefsel/contracts';
import { categoryHref } from '@weefsel/contracts';
import { resolveButtonLink } from '@weefsel/ui';
import { safeHref } from './safe-href';

/** Category ids in the commerce backend. */
const CATEGORY_ID = /^[0-9a-f]{32}$/;

type Categories = Pick<CommerceClient['category'], 'list'>;

interface Surroundings {
  categories: Categories;
  warn: (message: string) => void;
  signal: AbortSignal;
}

const isButton = (value: object): value is ContentButton => 'buttonType' in value;

const harmless = ({ link, externalUrl, ...button }: ContentButton): ContentButton => ({
  ...button,
  link: safeHref(link),
  ...(externalUrl && { externalUrl: safeHref(externalUrl) }),
});

function buttonsIn(value: unknown): ContentButton[] {
  if (typeof value !== 'object' || value === null) return [];
  return isButton(value) ? [value] : Object.values(value).flatMap(buttonsIn);
}

async function addressesOf(
  ids: readonly string[],
  { categories, signal }: Surroundings,
): Promise<Map<string, string>> {
  try {
    const found = await categories.list(ids, signal);
    return new Map(found.map((category) => [category.id, categoryHref(category)]));
  } catch {
    signal.throwIfAborted();
    return new Map();
  }
}

/** Looks up the addresses of all buttons in these blocks with one call; what is not found keeps the editor's link. */
export async function resolveLinks(
  blocks: readonly unknown[],
  surroundings: Surroundings,
): Promise<(button: ContentButton) => string> {
  const buttons = buttonsIn(blocks);
  const ids = buttons.flatMap(({ buttonType, internalLink }) => {
    const id = internalLink?._ref ?? '';
    return buttonType === 'internal' && CATEGORY_ID.test(id) ? id : [];
  });
  const addresses = await addressesOf([...new Set(ids)], surroundings);
  const lookup = async (id: string) => addresses.get(id);
  const hrefs = new Map<ContentButton, string>();
  for (const button of buttons) {
    hrefs.set(button, safeHref(await resolveButtonLink(harmless(button), lookup, surroundings.warn)));
  }
  return (button) => hrefs.get(button) ?? safeHref(button.link);
}
