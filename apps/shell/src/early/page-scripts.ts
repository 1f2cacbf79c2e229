import { SCRIPTS_ID } from '@weefsel/contracts';
import { FIRST_PAUSE_MS, LAST_PAUSE_MS } from './retry-pauses';

const template = () => document.getElementById(SCRIPTS_ID) as HTMLTemplateElement | null;

/** During a release some server may not know the shell's script yet. */
function tryAgain(script: HTMLScriptElement, pauseMs = FIRST_PAUSE_MS): void {
  // Copied before it begins: a copy of one that has begun never runs.
  const next = script.cloneNode() as HTMLScriptElement;
  script.onerror = () => {
    if (pauseMs >= LAST_PAUSE_MS) return;
    setTimeout(() => {
      tryAgain(next, pauseMs * 2);
      document.head.append(next);
    }, pauseMs);
  };
}

/** Brings files into the browser's cache, once: what is on its way would come twice where caches have no locks. */
function fetchFiles({ content, dataset }: HTMLTemplateElement, kinds: string, haste?: RequestInit): void {
  if (dataset.asked) return;
  dataset.asked = '1';
  for (const { src, href = src } of content.querySelectorAll<HTMLScriptElement & HTMLLinkElement>(kinds))
    // Read to its end: a browser may break off what nothing reads.
    fetch(href, haste)
      .then((found) => found.blob())
      .catch(Boolean);
}

/**
 * Fetches what the page starts with, and runs nothing of it: code that is wanted any moment, or with low `haste` into the
 * cache. Links that prefetch would be against the policy in Firefox, and do nothing in Safari.
 */
export function fetchAhead(haste?: RequestInit): void {
  const scripts = template();
  if (!scripts) return;
  fetchFiles(scripts, haste ? 'script,link' : 'script,[as=script]', haste);
  if (!haste) document.head.append(...scripts.content.querySelectorAll('link'));
}

/** Runs the page's scripts, once; a document that is still being read is waited for. */
export function startScripts(): void {
  const scripts = template();
  if (!scripts) {
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', startScripts, { once: true });
    return;
  }
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
