import { isPlainClick } from '@weefsel/ui';

/** Navigates inside the shop; `keepScroll` keeps the scroll position. */
type Navigate = (to: string, options: { keepScroll: boolean }) => void;

/** False for files, and for `//host`, which the router would take for another site. */
const isPage = (pathname: string): boolean => !/^\/\/|\.[a-z0-9]+$/i.test(pathname);

const isOurs = (url: URL): boolean => url.origin === location.origin && isPage(url.pathname);

/**
 * The shop page that a link leads to.
 * Undefined for other sites, files, new windows and anchors on this page.
 */
export function pageOf(anchor: HTMLAnchorElement): URL | undefined {
  if (!anchor.href || (anchor.target && anchor.target !== '_self') || anchor.hasAttribute('download'))
    return undefined;
  const url = new URL(anchor.href);
  const onlyHash = url.hash && url.pathname === location.pathname && url.search === location.search;
  return isOurs(url) && !onlyHash && anchor.getAttribute('href') !== '#' ? url : undefined;
}

function onClick(event: MouseEvent, navigate: Navigate): void {
  if (event.defaultPrevented || !isPlainClick(event) || !(event.target instanceof Element)) return;
  const anchor = event.target.closest('a');
  const url = anchor && pageOf(anchor);
  if (!anchor || !url) return;
  event.preventDefault();
  navigate(url.pathname + url.search + url.hash, { keepScroll: anchor.dataset.keepScroll !== undefined });
}

function onSubmit(event: SubmitEvent, navigate: Navigate): void {
  const form = event.target;
  if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.method !== 'get') return;
  const url = new URL(form.action);
  if (!isOurs(url)) return;
  const entries = [...new FormData(form, event.submitter)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  event.preventDefault();
  const query = new URLSearchParams(entries).toString();
  navigate(url.pathname + (query && `?${query}`), { keepScroll: form.dataset.keepScroll !== undefined });
}

/**
 * Turns clicks on the shop's links, and its GET forms, into client navigations.
 * Links in remotes and content can thus be plain anchors that also work without script.
 */
export function interceptLinks(navigate: Navigate): void {
  document.addEventListener('click', (event) => onClick(event, navigate));
  document.addEventListener('submit', (event) => onSubmit(event, navigate));
}
