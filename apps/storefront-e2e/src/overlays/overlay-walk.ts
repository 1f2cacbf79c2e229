import type { Page } from '@playwright/test';
import { expect } from '../shopper';
import { panelOf, type PanelName } from './panels';

/** What a step can do, with how often it is drawn. */
export const STEPS = { open: 6, close: 4, type: 3, wait: 2, forward: 1 } as const;

export interface Step {
  name: keyof typeof STEPS;
  /** Which of the possibilities is taken, counted round. */
  pick: number;
}

/** Their openers stay in sight whatever covers the page. */
const IN_HEADER: readonly PanelName[] = ['search', 'menu', 'cart', 'wishlist'];

const WORDS = ['trui', 'jurk', 'sjaal', 'rok'] as const;

const choose = <T>(from: readonly [T, ...T[]], pick: number): T => from[pick % from.length] ?? from[0];

/** A shopper who opens and closes panels in any order, with what must be so after each step. */
export class OverlayWalk {
  /** The panel over the page, if there is one. */
  #open: PanelName | undefined;
  /** Whose opener has the focus when the panel over the page is gone. */
  #from: PanelName | undefined;
  /** The panel beside the page is there. */
  #beside = false;
  /** What was typed into the search so far. */
  #text = '';
  /** The panel that going forward brings back. */
  #ahead: PanelName | undefined;
  readonly #page: Page;
  readonly #panels: readonly PanelName[];
  readonly #touches: boolean;

  constructor(page: Page, panels: readonly PanelName[], touches: boolean) {
    this.#page = page;
    this.#panels = panels;
    this.#touches = touches;
  }

  /** Does the step and says what was done; undefined when there is nothing to do. */
  async take({ name, pick }: Step): Promise<string | undefined> {
    switch (name) {
      case 'open':
        return this.#open ? undefined : this.#openBy(pick);
      case 'close':
        return this.#close(pick);
      case 'type':
        return this.#type(choose(WORDS, pick));
      case 'wait':
        return this.#open === 'search' ? this.#waitForAnswer() : undefined;
      case 'forward':
        return this.#ahead && !this.#open ? this.#forward(this.#ahead) : undefined;
    }
  }

  async #openBy(pick: number): Promise<string | undefined> {
    const name = this.#panels[pick % this.#panels.length] ?? 'search';
    const panel = panelOf(name);
    // What lies beside the page covers its end, on a small screen most of it, and with that these openers.
    if (this.#beside && !IN_HEADER.includes(name)) return undefined;
    const opener = panel.opener(this.#page);
    const means = choose(this.#touches ? ['tap', 'click', 'keys'] : ['click', 'keys'], Math.floor(pick / 8));
    if (means === 'tap') await opener.tap();
    else if (means === 'click') await opener.click();
    else await opener.focus();
    // At once: what is typed while the panel is on its way belongs into it.
    if (panel.typed) await this.#typeInto(choose(WORDS, pick), means === 'keys' || this.#text.length > 60);
    else if (means === 'keys') await this.#page.keyboard.press('Enter');
    if (panel.beside) this.#beside = true;
    else [this.#open, this.#from, this.#ahead] = [name, name, undefined];
    await this.#expectOpen(name);
    return `open ${name} by ${means}`;
  }

  /** A text that is reached by keyboard is selected, so what is typed takes its place. */
  async #typeInto(word: string, anew: boolean): Promise<void> {
    if (anew) await this.#page.keyboard.press('ControlOrMeta+A');
    await this.#page.keyboard.type(word);
    this.#text = anew ? word : this.#text + word;
  }

  async #type(word: string): Promise<string | undefined> {
    if (this.#open === 'menu') {
      const box = panelOf('menu').frame(this.#page).getByRole('searchbox');
      await box.focus();
      await this.#typeInto(word, true);
      this.#open = 'search';
      await this.#expectOpen('search');
      return `type ${word} into the menu`;
    }
    if (this.#open !== 'search') return undefined;
    await this.#typeInto(word, this.#text.length > 60);
    await this.#expectOpen('search');
    return `type ${word}`;
  }

  async #waitForAnswer(): Promise<string> {
    await expect(panelOf('search').frame(this.#page).locator('[data-busy]').first()).toHaveAttribute(
      'data-busy',
      'false',
    );
    await this.#expectOpen('search');
    return 'wait for the answer';
  }

  async #close(pick: number): Promise<string | undefined> {
    const name = this.#open ?? (this.#beside ? 'cookies' : undefined);
    if (!name) return undefined;
    const { frame, beside } = panelOf(name);
    const means = choose(beside ? ['Escape', 'button'] : ['Escape', 'button', 'back'], pick);
    if (means === 'Escape') {
      if (beside) await panelOf(name).focus(this.#page).focus();
      await this.#page.keyboard.press('Escape');
    } else if (means === 'back') {
      await this.#page.goBack();
      this.#ahead = name;
    } else if (name === 'search') {
      const clear = frame(this.#page).getByRole('button', { name: 'Wis wat je typte' });
      if (this.#text) await clear.click();
      this.#text = '';
      await this.#expectOpen('search');
      await frame(this.#page)
        .getByRole('button', { name: /^Sluit/ })
        .click();
    } else await frame(this.#page).getByRole('button', { name: 'Sluiten', exact: true }).first().click();
    if (beside) this.#beside = false;
    else this.#open = undefined;
    await this.#expectClosed(name);
    return `close ${name} by ${means}`;
  }

  async #forward(name: PanelName): Promise<string> {
    await this.#page.goForward();
    [this.#open, this.#ahead] = [name, undefined];
    await this.#expectOpen(name);
    return `forward to ${name}`;
  }

  async #expectOpen(name: PanelName): Promise<void> {
    const { frame, focus, beside } = panelOf(name);
    await expect(frame(this.#page)).toBeVisible();
    await expect(focus(this.#page)).toBeFocused();
    if (!beside) await expect(this.#page.locator('dialog[open]')).toHaveCount(1);
    if (name === 'search') await expect(focus(this.#page)).toHaveValue(this.#text);
  }

  async #expectClosed(name: PanelName): Promise<void> {
    const { frame, opener, beside } = panelOf(name);
    const from = this.#from ?? name;
    await expect(frame(this.#page)).toBeHidden();
    await expect(this.#page.locator('dialog[open]')).toHaveCount(0);
    // From beside the page the focus goes back to where it came from last, but never nowhere.
    if (beside) await expect(this.#page.locator(':focus')).toHaveCount(1);
    else await expect(panelOf(from).opener(this.#page)).toBeFocused();
    if (name === 'search') await expect(opener(this.#page)).toHaveValue(this.#text);
  }
}
