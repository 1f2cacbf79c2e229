import type { Page } from '@playwright/test';

export interface ShownFacet {
  title: string;
  /** True when some of its values are hidden. */
  folded: boolean;
  options: { value: string; count: number; checked: boolean }[];
}

/** Visible state of a listing. */
export interface ShownListing {
  address: Record<string, string>;
  /** The number beside the title. */
  total: number;
  cards: string[];
  /** Address parameters of the chips' links, each without its own choice. */
  chips: { text: string; address: Record<string, string> }[];
  facets: ShownFacet[];
  busy: boolean;
}

/** Reads the whole listing in one evaluation. */
export const readListing = (page: Page): Promise<ShownListing> =>
  page.evaluate(() => {
    const all = <E extends Element = HTMLElement>(selector: string, root: ParentNode = document) => [
      ...root.querySelectorAll<E>(selector),
    ];
    const number = (text: string | undefined) => Number((text ?? '').replaceAll('.', ''));
    const parameters = (search: string) => Object.fromEntries(new URLSearchParams(search));
    const main = document.querySelector('main') ?? document.body;
    const counted = all('p', main).find((line) =>
      /^[\d.]+ artikel(en)?$/.test((line.textContent ?? '').trim()),
    );
    const textOf = (search: string) => new URLSearchParams(search).get('tn_q');
    // Chips of the search itself are no filters.
    const chips = all<HTMLAnchorElement>('ul[aria-label="Gekozen filters"] a[aria-label]', main).filter(
      (chip) => textOf(new URL(chip.href).search) === textOf(location.search),
    );
    return {
      address: parameters(location.search),
      total: number(counted?.textContent?.split(' ')[0]),
      cards: all('ul[aria-label="Artikelen"] article', main).map(
        (card) =>
          /-(\d{9})(?:[?#]|$)/.exec(card.querySelector('a[href]')?.getAttribute('href') ?? '')?.[1] ?? '',
      ),
      chips: chips.map((chip) => ({
        text: chip.textContent ?? '',
        address: parameters(new URL(chip.href).search),
      })),
      facets: all('aside details', main).flatMap((group) => {
        const options = all<HTMLInputElement>('input[type="checkbox"]', group);
        const list = options[0]?.closest('ul');
        if (!list) return [];
        return {
          title: list.getAttribute('aria-label') ?? '',
          folded: group.querySelector('button[aria-expanded="false"]') !== null,
          options: options.map((option) => ({
            value: option.value,
            count: number(/\(([\d.]+)\)/.exec(option.closest('li')?.textContent ?? '')?.[1]),
            checked: option.checked,
          })),
        };
      }),
      busy: main.querySelector('[aria-busy="true"]') !== null,
    };
  });
