import type { PagePayload } from '@weefsel/federation/runtime';

function setTag(
  selector: string,
  create: () => HTMLElement,
  attribute: string,
  value: string | undefined,
): void {
  const present = document.head.querySelector<HTMLElement>(selector);
  if (!value) return present?.remove();
  const tag = present ?? document.head.appendChild(create());
  tag.setAttribute(attribute, value);
}

const meta = (kind: 'name' | 'property', name: string) => () => {
  const tag = document.createElement('meta');
  tag.setAttribute(kind, name);
  return tag;
};

const link = (rel: string) => () => Object.assign(document.createElement('link'), { rel });

/** Brings the document's head in line with the page shown after a client navigation. */
export function applyHead({ head, context }: PagePayload): void {
  document.title = head.title;
  document.documentElement.dataset.context = context;
  setTag('meta[name="description"]', meta('name', 'description'), 'content', head.description);
  setTag('meta[name="robots"]', meta('name', 'robots'), 'content', head.robots);
  setTag('meta[property="og:title"]', meta('property', 'og:title'), 'content', head.title);
  setTag('meta[property="og:description"]', meta('property', 'og:description'), 'content', head.description);
  setTag('meta[property="og:image"]', meta('property', 'og:image'), 'content', head.image);
  setTag('link[rel="canonical"]', link('canonical'), 'href', head.canonical);
  setTag('link[rel="prev"]', link('prev'), 'href', head.prev);
  setTag('link[rel="next"]', link('next'), 'href', head.next);
}
