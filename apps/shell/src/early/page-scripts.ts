import { SCRIPTS_ID } from '@weefsel/contracts';

/** First pause before a script that did not come is asked for again, in ms. */
const FIRST_PAUSE_MS = 1000;

/** Pauses grow up to this, in ms. */
const LAST_PAUSE_MS = 20_000;

const template = () => document.getElementById(SCRIPTS_ID) as HTMLTemplateElement | null;

/** During a release some server may not know the shell's script yet. */
function tryAgain(script: HTMLScriptElement, pauseMs = FIRST_PAUSE_MS): void {
  script.onerror = () => {
    if (pauseMs >= LAST_PAUSE_MS) return;
    setTimeout(() => {
      const next = document.createElement('script');
      for (const { name, value } of script.attributes) next.setAttribute(name, value);
      tryAgain(next, pauseMs * 2);
      document.head.append(next);
    }, pauseMs);
  };
}

/** Fetches what the page starts with, and runs nothing of it. */
export function fetchAhead(rel: 'preload' | 'prefetch'): void {
  const files =
    template()?.content.querySelectorAll<HTMLScriptElement & HTMLLinkElement>('script, link') ?? [];
  for (const { src, href = src, as = 'script', integrity, crossOrigin } of files) {
    const link = Object.assign(document.createElement('link'), { rel, href, as, integrity });
    link.crossOrigin = crossOrigin;
    document.head.append(link);
  }
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
