import type { Browser } from 'playwright';
import type { Profile } from './profiles.ts';
import type { LimitName } from './targets.ts';

/** From this card of a list on, layout is deferred until it is in view. */
const FIRST_LATER_CARD = 5;

/** Runs in the browser: removes unused styles from the limit, and defers the layout of content far below. */
function harden(firstLater: number): string {
  const used = ({ selectorText }: CSSStyleRule): boolean => {
    const plain = selectorText.replace(/::?[a-z-]+(\([^()]*\))?/g, '');
    try {
      return plain.split(',').some((part) => !part.trim() || document.querySelector(part) !== null);
    } catch {
      return true;
    }
  };
  const purge = (sheet: CSSStyleSheet | CSSGroupingRule): void => {
    for (let at = sheet.cssRules.length - 1; at >= 0; at -= 1) {
      const rule = sheet.cssRules[at];
      if (rule instanceof CSSStyleRule && !used(rule)) sheet.deleteRule(at);
      else if (rule instanceof CSSGroupingRule && !(rule instanceof CSSStyleRule)) purge(rule);
    }
  };
  for (const style of document.querySelectorAll('style')) {
    if (!style.sheet) continue;
    purge(style.sheet);
    style.textContent = [...style.sheet.cssRules].map(({ cssText }) => cssText).join('');
  }
  const later = `main li:nth-child(n + ${firstLater}):has(article), body footer { content-visibility: auto; contain-intrinsic-size: auto 480px; }`;
  const style = document.createElement('style');
  style.textContent = later;
  document.head.append(style);
  return `<!doctype html>${document.documentElement.outerHTML}`;
}

/** Runs in the browser: removes everything that only scripts need. Inlines the complete style sheets. */
async function withoutScript(): Promise<string> {
  // The document has only the used rules of these sheets. The limit gets all rules, as an unoptimized page would.
  const later = [...document.querySelectorAll('template')].flatMap(({ content }) => [
    ...content.querySelectorAll<HTMLLinkElement>('link[as="style"]'),
  ]);
  const faces = document.createElement('style');
  faces.textContent = [...document.querySelectorAll('head style')]
    .flatMap(({ textContent }) => textContent.match(/@font-face\s*\{[^}]*\}/g) ?? [])
    .join('');
  for (const sheet of later) sheet.rel = 'stylesheet';
  if (later.length > 0) document.querySelectorAll('head style').forEach((style) => style.remove());
  document.head.append(faces, ...later);
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel~="stylesheet"]')) {
    const css = await fetch(link.href).then((answer) => answer.text());
    const style = document.createElement('style');
    style.textContent = css.replace(
      /url\((['"]?)(?!data:|https?:|\/|#)([^'")]+)\1\)/g,
      (_, _quote, file: string) => `url(${new URL(file, link.href).pathname})`,
    );
    link.replaceWith(style);
  }
  const programs = [
    'script:not([type="application/ld+json"])',
    'noscript',
    'link[rel="modulepreload"]',
    'link[as="script"]',
    'link[rel="preload"]:is([as="style"], [as="fetch"])',
    'link[rel="prefetch"]',
    'link[rel="preconnect"]',
  ];
  document.querySelectorAll(programs.join()).forEach((element) => element.remove());
  const comments = document.createTreeWalker(document, NodeFilter.SHOW_COMMENT);
  const marks: Comment[] = [];
  while (comments.nextNode()) marks.push(comments.currentNode as Comment);
  marks.forEach((mark) => mark.remove());
  return `<!doctype html>${document.documentElement.outerHTML}`;
}

/**
 * The limits of a page: its settled content with inlined styles and without script. The distance to it is the cost of
 * the design. The hard limit also has no unused styles, and no layout of content far below.
 */
export async function limitsOf(
  browser: Browser,
  { device }: Profile,
  url: string,
): Promise<Record<LimitName, string>> {
  const context = await browser.newContext({ ...device, locale: 'nl-NL' });
  try {
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'networkidle' });
    const limit = await page.evaluate(withoutScript);
    return { limit, hard: await page.evaluate(harden, FIRST_LATER_CARD) };
  } finally {
    await context.close();
  }
}
