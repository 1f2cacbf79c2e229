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

/**
 * Fetches code that the page asks for soon, each file once. A link that preloads a script is against the integrity policy in
 * WebKit; without `rel` it only notes that the file was asked for.
 */
function fetchCode({ content }: HTMLTemplateElement): void {
  for (const link of content.querySelectorAll<HTMLLinkElement>('[rel][as=script]')) {
    link.removeAttribute('rel');
    fetchFile(link.href, 'high');
  }
}

/**
 * Fetches what the page starts with, and runs nothing of it: code that is wanted any moment, or else into the cache, when
 * there is nothing better to do. Links that prefetch would be against the policy in Firefox, and do nothing in Safari.
 */
export function fetchAhead(isWanted: boolean): void {
  const scripts = template();
  if (!scripts) return;
  const { content } = scripts;
  if (isWanted) {
    fetchCode(scripts);
    document.head.append(...content.querySelectorAll('link'));
  }
  for (const { src, href = src } of content.querySelectorAll<HTMLScriptElement & HTMLLinkElement>(
    'script,link',
  ))
    fetchFile(href, isWanted ? 'high' : 'low');
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
    fetchCode(scripts);
    for (const script of scripts.content.querySelectorAll('script')) tryAgain(script);
    document.head.append(scripts.content);
  };
  const { held } = scripts.dataset;
  if (held) setTimeout(run, Number(held) * 1000);
  else run();
}
