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

/** Brings a file into the browser's cache. Read to its end: a browser may break off what nothing reads. */
const fetchFile = (href: string, priority: RequestPriority): void =>
  void fetch(href, { priority })
    .then((found) => found.blob())
    .catch(Boolean);

/** Fetches code by its hints, once: WebKit refuses hints in the document, unless they have no `rel`. */
function fetchCode({ content }: HTMLTemplateElement, priority: RequestPriority): void {
  for (const link of content.querySelectorAll<HTMLLinkElement>('[rel][as=script]')) {
    link.removeAttribute('rel');
    fetchFile(link.href, priority);
  }
}

/**
 * Fetches what the page starts with, and runs nothing of it: code that is wanted any moment, or else into the cache, when
 * there is nothing better to do. Links that prefetch would be against the policy in Firefox, and do nothing in Safari.
 */
export function fetchAhead(isWanted: boolean): void {
  const scripts = template();
  // What is on its way would come twice where caches have no locks.
  if (!scripts || scripts.dataset.asked) return;
  scripts.dataset.asked = '1';
  const { content } = scripts;
  const priority = isWanted ? 'high' : 'low';
  fetchCode(scripts, priority);
  if (isWanted) document.head.append(...content.querySelectorAll('link'));
  for (const { src, href = src } of content.querySelectorAll<HTMLScriptElement & HTMLLinkElement>(
    'script,[rel]',
  ))
    fetchFile(href, priority);
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
    fetchCode(scripts, 'high');
    for (const script of scripts.content.querySelectorAll('script')) tryAgain(script);
    document.head.append(scripts.content);
  };
  const { held } = scripts.dataset;
  if (held) setTimeout(run, Number(held) * 1000);
  else run();
}
