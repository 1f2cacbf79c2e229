import type { Browser } from 'playwright';
import type { Profile } from './profiles.ts';

/** Runs in the browser: the settled document without what only programs need. */
async function withoutScript(): Promise<string> {
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
    'link[rel="preload"]:is([as="script"], [as="style"], [as="fetch"])',
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
 * The limit of a page: what it shows once it has settled, styles inside, no script. No storefront can beat that with
 * the same content, so the distance to it is what a design costs.
 */
export async function limitOf(browser: Browser, { device }: Profile, url: string): Promise<string> {
  const context = await browser.newContext({ ...device, locale: 'nl-NL' });
  try {
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'networkidle' });
    return await page.evaluate(withoutScript);
  } finally {
    await context.close();
  }
}
