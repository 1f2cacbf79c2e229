import type { Page } from '@playwright/test';
import { expect } from '../shopper';
import { panelOf, type PanelName } from './panels';

/** All kinds of steps, with their weights. */
export const STEPS = { open: 6, close: 4, type: 3, wait: 2, forward: 1 } as const;

export interface Step {
  name: keyof typeof STEPS;
  /** Index of the chosen option, modulo their number. */
  pick: number;
}

/** Their openers stay visible whatever covers the page. */
const IN_HEADER: readonly PanelName[] = ['search', 'menu', 'cart', 'wishlist'];

const WORDS = ['trui', 'jurk', 'sjaal', 'rok'] as const;

const choose = <T>(from: readonly [T, ...T[]], pick: number): T => from[pick % from.length] ?? from[0];

/** A shopper who opens and closes panels in any order, with assertions after each step. */
export class OverlayWalk {
  /** The panel over the page, if any. */
  #open: PanelName | undefined;
  /** The panel whose opener regains the focus once the panel over the page closes. */
  #from: PanelName | undefined;
  /** True while the panel beside the page is open. */
  #beside = false;
  /** The text in the search so far. */
  #text = '';
  /** The panel that a step forward in history reopens. */
  #ahead: PanelName | undefined;
  readonly #page: Page;
  readonly #panels: readonly PanelName[];
  readonly #touches: boolean;

  constructor(page: Page, panels: readonly PanelName[], touches: boolean) {
    this.#page = page;
    this.#panels = panels;
    this.#touches = touches;
  }

  /** Takes the step and describes it; undefined without effect. */
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
    // The panel beside the page covers these openers. On a small screen it covers most of the page.
    if (this.#beside && !IN_HEADER.includes(name)) return undefined;
    const opener = panel.opener(this.#page);
    const means = choose(this.#touches ? ['tap', 'click', 'keys'] : ['click', 'keys'], Math.floor(pick / 8));
    if (means === 'tap') await opener.tap();
    else if (means === 'click') await opener.click();
    else await opener.focus();
    // At once: text typed while the panel opens belongs into it.
    if (panel.typed) await this.#typeInto(choose(WORDS, pick), means === 'keys' || this.#text.length > 60);
    else if (means === 'keys') await this.#page.keyboard.press('Enter');
    if (panel.beside) this.#beside = true;
    else [this.#open, this.#from, this.#ahead] = [name, name, undefined];
    await this.#expectOpen(name);
    return `open ${name} by ${means}`;
  }

  /** Text reached by keyboard is selected, so typing replaces it. */
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
    // From beside the page, focus returns to its last position, but never nowhere.
    if (beside) await expect(this.#page.locator(':focus')).toHaveCount(1);
    else await expect(panelOf(from).opener(this.#page)).toBeFocused();
    if (name === 'search') await expect(opener(this.#page)).toHaveValue(this.#text);
  }
}
