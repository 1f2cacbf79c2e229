import { SCRIPTS_ID } from '@weefsel/contracts';
import { FIRST_PAUSE_MS, LAST_PAUSE_MS } from './retry-pauses';

const template = () => document.getElementById(SCRIPTS_ID) as HTMLTemplateElement | null;

/** Retries a script: during a release, some servers may not know it yet. */
function tryAgain(script: HTMLScriptElement, pauseMs = FIRST_PAUSE_MS): void {
  // Cloned before it starts: a clone of a started script never runs.
  const next = script.cloneNode() as HTMLScriptElement;
  script.onerror = () => {
    if (pauseMs >= LAST_PAUSE_MS) return;
    setTimeout(() => {
      tryAgain(next, pauseMs * 2);
      document.head.append(next);
    }, pauseMs);
  };
}

/** Loads files into the HTTP cache, once. Browsers without cache locks would load pending files twice. */
function fetchFiles({ content, dataset }: HTMLTemplateElement, kinds: string, haste?: RequestInit): void {
  if (dataset.asked) return;
  dataset.asked = '1';
  for (const { src, href = src } of content.querySelectorAll<HTMLScriptElement & HTMLLinkElement>(kinds))
    // Reads the body: browsers may abort a response that nothing reads.
    fetch(href, haste)
      .then((found) => found.blob())
      .catch(Boolean);
}

/**
 * Fetches the page's startup files without running them.
 * Without `haste` they are needed soon; with low priority they only fill the cache.
 * Prefetch links violate the policy in Firefox, and do nothing in Safari. WebKitGTK 2.50 refuses script preloads with
 * integrity (WebKit 305461).
 */
export function fetchAhead(haste?: RequestInit): void {
  const scripts = template();
  if (!scripts) return;
  fetchFiles(scripts, haste ? 'script,link' : 'script,[as=script]', haste);
  if (!haste) document.head.append(...scripts.content.querySelectorAll('link'));
}

/** Runs the page's scripts, once. */
export function startScripts(): void {
  const scripts = template();
  if (!scripts) return;
  scripts.remove();
  const run = () => {
    fetchFiles(scripts, '[as=script]');
    for (const script of scripts.content.querySelectorAll('script')) tryAgain(script);
    document.head.append(scripts.content);
  };
  const { held } = scripts.dataset;
  if (held) setTimeout(run, Number(held) * 1000);
  else run();
}
