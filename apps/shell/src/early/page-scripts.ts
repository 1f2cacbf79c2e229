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

/** What the page starts with. */
const files = () =>
  template()?.content.querySelectorAll<HTMLScriptElement & HTMLLinkElement>('script, link') ?? [];

/** Loads what the page starts with, for code that is wanted any moment, and runs nothing of it. */
export function preload(): void {
  for (const { src, href = src, as = 'script', integrity, crossOrigin } of files()) {
    const link = Object.assign(document.createElement('link'), { rel: 'preload', href, as, integrity });
    link.crossOrigin = crossOrigin;
    document.head.append(link);
  }
}

/**
 * Brings the same into the browser's cache, when there is nothing better to do. Links that prefetch would be against the
 * policy in Firefox, and do nothing in Safari.
 */
export function fillCache(): void {
  for (const { src, href = src } of files())
    void fetch(href, { priority: 'low' })
      .then((answer) => answer.blob())
      .catch(() => undefined);
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
    for (const script of scripts.content.querySelectorAll('script')) tryAgain(script);
    document.head.append(scripts.content);
  };
  const { held } = scripts.dataset;
  if (held) setTimeout(run, Number(held) * 1000);
  else run();
}
