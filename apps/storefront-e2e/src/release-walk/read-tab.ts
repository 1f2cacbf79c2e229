import type { Page } from '@playwright/test';

/** What a tab is made of, and what it shows. */
export interface TabNow {
  address: string;
  title: string;
  /** It answers to script, and no page is on its way. */
  isHere: boolean;
  /** Set by the test, and gone with the document. */
  stamp: number | undefined;
  /** Versions by remote: those that the document came with, and those of which it fetched a file. */
  versions: Record<string, string[]>;
  /** What parts say of the build that drew them, the frame's too. */
  marks: string[];
  /** Whose page it is. */
  owner: string | undefined;
  /** Remotes that have a part on the page itself. */
  remotes: string[];
  /** Parts that are not whole, with what stands there. */
  broken: string[];
}

/** Reads it in one turn. */
export const readTab = (page: Page): Promise<TabNow> =>
  page.evaluate(async () => {
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    const versions: Record<string, string[]> = {};
    const note = (address: string) => {
      const [, name = '', version = ''] = /\/remotes\/([\w-]+)\/([\w-]+)\//.exec(address) ?? [];
      if (name && !versions[name]?.includes(version)) (versions[name] ??= []).push(version);
    };
    // The page's code would come by itself, some seconds later.
    if (document.documentElement.dataset['alive'] === undefined)
      document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    const address = document.getElementById('app')?.dataset['state'];
    const ofOwnPage = document.getElementById('weefsel-state')?.textContent ?? '';
    const state = address ? await fetch(address).then((answer) => answer.text()) : ofOwnPage;
    for (const [base] of state.matchAll(/\/remotes\/[\w-]+\/[\w-]+\//g)) note(base);
    for (const { name } of performance.getEntriesByType('resource')) note(name);
    const parts = all('#main [data-part]');
    return {
      address: location.pathname + location.search,
      title: document.title,
      isHere:
        document.documentElement.dataset['alive'] !== undefined &&
        parts.length > 0 &&
        !document.querySelector('[role="progressbar"][aria-label^="Even geduld"]'),
      stamp: (globalThis as { stamp?: number }).stamp,
      versions,
      marks: all('[data-made-by]').map(({ textContent }) => textContent ?? ''),
      owner: document.querySelector<HTMLElement>('#main [data-part*="/page/"]')?.dataset['boundary'],
      remotes: [...new Set(parts.map(({ dataset }) => dataset['boundary'] ?? ''))],
      broken: [
        ...parts
          .filter(({ textContent }) =>
            /Er ging iets mis bij het laden|laadt langzamer dan je/.test(textContent ?? ''),
          )
          .map(({ dataset, textContent }) => `${dataset['place']}: ${textContent?.slice(0, 80)}`),
        ...(document.querySelector('h1') ? [] : ['There is no heading.']),
      ],
    };
  });

/** Stamps a document that has none yet, so that another one in its place is noticed. */
export const stampDocument = (page: Page): Promise<number> =>
  page.evaluate(() => ((globalThis as { stamp?: number }).stamp ??= Math.random()));
