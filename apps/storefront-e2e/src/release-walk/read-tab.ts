import type { Page } from '@playwright/test';

/** State of a tab: its versions and its content. */
export interface TabNow {
  address: string;
  title: string;
  /** Hydrated, and no page is loading. */
  isHere: boolean;
  /** Set by the test; lost with the document. */
  stamp: number | undefined;
  /** Versions by remote, of the document and of all fetched files. */
  versions: Record<string, string[]>;
  /** Marks of the parts' builds, the frame's included. */
  marks: string[];
  /** Owner of its page. */
  owner: string | undefined;
  /** Remotes with a part on the page itself. */
  remotes: string[];
  /** Broken parts, with their text. */
  broken: string[];
}

/** Reads the state of a tab in one evaluation. */
export const readTab = (page: Page): Promise<TabNow> =>
  page.evaluate(async () => {
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    const versions: Record<string, string[]> = {};
    const note = (address: string) => {
      const [, name = '', version = ''] = /\/remotes\/([\w-]+)\/([\w-]+)\//.exec(address) ?? [];
      if (name && !versions[name]?.includes(version)) (versions[name] ??= []).push(version);
    };
    // By itself, the page's code would load some seconds later.
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

/** Stamps a document without a stamp, to detect its replacement. */
export const stampDocument = (page: Page): Promise<number> =>
  page.evaluate(() => ((globalThis as { stamp?: number }).stamp ??= Math.random()));
