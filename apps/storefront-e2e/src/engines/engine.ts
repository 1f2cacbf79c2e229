import { expect } from '@playwright/test';

/** An element by its role and its name, exact or as a pattern. */
export interface Target {
  role: 'link' | 'button' | 'textbox' | 'radio' | 'checkbox' | 'heading' | 'dialog' | 'article';
  name?: string | RegExp;
  /** CSS selector of its ancestor. */
  within?: string;
}

/** An element handle of a driver. */
export interface Held {
  click: () => Promise<void>;
}

/** The part of a browser's driver that tests use. */
export interface Driver {
  navigate: (url: string) => Promise<void>;
  back: () => Promise<void>;
  /** Evaluates an expression in the page. */
  evaluate: (expression: string) => Promise<unknown>;
  /** The element of an expression, if any. */
  hold: (expression: string) => Promise<Held | undefined>;
  /** Types into the focused element. */
  type: (text: string) => Promise<void>;
  press: (key: 'Enter' | 'Escape') => Promise<void>;
  stop: () => Promise<void>;
}

interface Wanted {
  css: string;
  /** Source of a pattern for the name. */
  name?: string | undefined;
  within?: string | undefined;
}

const CSS: Record<Target['role'], string> = {
  link: 'a[href]',
  button: 'button, [role=button], summary, input[type=submit]',
  textbox: 'input:not([type=radio], [type=checkbox], [type=hidden]), textarea',
  radio: 'input[type=radio]',
  checkbox: 'input[type=checkbox]',
  heading: 'h1, h2, h3',
  dialog: 'dialog[open], [role=dialog]',
  article: 'article',
};

/** Runs in the page: visible elements of a kind with a name, in document order. */
function find({ css, name, within }: Wanted): Element[] {
  const plain = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim();
  const labelOf = (element: Element): string => {
    const { labels } = element as HTMLInputElement;
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const named = ids.map((id) => document.getElementById(id)?.textContent).join(' ');
    const label = [...(labels ?? [])].map((one) => one.textContent).join(' ');
    const own = element.textContent || element.getAttribute('title');
    return plain(element.getAttribute('aria-label') ?? (named || label || own));
  };
  const isSeen = (element: Element): boolean => {
    const [label] = (element as HTMLInputElement).labels ?? [];
    const { width, height } = (label ?? element).getBoundingClientRect();
    return element.checkVisibility({ checkVisibilityCSS: true }) && width > 1 && height > 1;
  };
  const pattern = name === undefined ? undefined : new RegExp(name);
  const places = within === undefined ? [document] : [...document.querySelectorAll(within)];
  return places
    .flatMap((place) => [...place.querySelectorAll(css)])
    .filter((element) => isSeen(element) && (!pattern || pattern.test(labelOf(element))));
}

/** Runs in the page: the pointer target of the first element, scrolled to the middle of the window. */
function aim(found: Element[]): Element | undefined {
  const [element] = found;
  const [label] = (element as HTMLInputElement | undefined)?.labels ?? [];
  const isDrawn = element?.matches('[type=radio], [type=checkbox]');
  const target = isDrawn ? (label ?? element) : element;
  target?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return target;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function toWanted({ role, name, within }: Target): Wanted {
  const pattern = name instanceof RegExp ? name.source : name && `^${escaped(name)}$`;
  return { css: CSS[role], name: pattern, within };
}

const missing = ({ role, name = '' }: Target): string => `to be seen: ${role} ${String(name)}`;

const searchOf = (target: Target): string => `(${find})(${JSON.stringify(toWanted(target))})`;

/** A browser as a shopper uses it, with any engine. */
export class Engine {
  readonly #driver: Driver;
  readonly #shop: string;

  constructor(driver: Driver, shop: string) {
    this.#driver = driver;
    this.#shop = shop;
  }

  /** Opens an address of the shop as a document. */
  open(path: string): Promise<void> {
    return this.#driver.navigate(new URL(path, this.#shop).href);
  }

  /** Opens it, and waits for hydration. */
  async openAlive(path: string): Promise<void> {
    await this.open(path);
    await this.run(() => document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true })));
    await expect.poll(() => this.run(() => document.documentElement.dataset['alive'])).toBeDefined();
  }

  back(): Promise<void> {
    return this.#driver.back();
  }

  press(key: 'Enter' | 'Escape'): Promise<void> {
    return this.#driver.press(key);
  }

  /** Evaluates a self-contained function in the page. */
  run<Args extends unknown[], T>(work: (...args: Args) => T, ...args: Args): Promise<T> {
    return this.#driver.evaluate(`(${work})(...${JSON.stringify(args)})`) as Promise<T>;
  }

  path(): Promise<string> {
    return this.run(() => location.pathname + location.search + location.hash);
  }

  /** Number of visible elements. */
  count(target: Target): Promise<number> {
    return this.#driver.evaluate(`${searchOf(target)}.length`) as Promise<number>;
  }

  /** Text of the first visible element; undefined without one. */
  text(target: Target): Promise<string | undefined> {
    const text = `${searchOf(target)}[0]?.textContent.replace(/\\s+/g, ' ').trim()`;
    return this.#driver.evaluate(text) as Promise<string | undefined>;
  }

  async #held(target: Target): Promise<Held> {
    let held: Held | undefined;
    const look = async () => (held = await this.#driver.hold(`(${aim})(${searchOf(target)})`)) !== undefined;
    await expect.poll(look, { message: missing(target) }).toBe(true);
    return held as unknown as Held;
  }

  /** Waits for the first element, until it takes a click. */
  async click(target: Target): Promise<void> {
    await expect(async () => (await this.#held(target)).click()).toPass();
  }

  /** Clicks the first matching field once visible, and types into the focused element. */
  async type(name: string | RegExp, text: string, within?: string): Promise<void> {
    await this.click({ role: 'textbox', name, ...(within && { within }) });
    await this.#driver.type(text);
  }

  /** Waits until an element is visible. */
  async sees(target: Target): Promise<void> {
    await expect.poll(() => this.count(target), { message: missing(target) }).toBeGreaterThan(0);
  }

  /** Waits until the document's visible text contains this. */
  async reads(text: string | RegExp): Promise<void> {
    const seen = async () => (await this.run(() => document.body.innerText)).replace(/\s+/g, ' ');
    const matching = typeof text === 'string' ? new RegExp(escaped(text)) : text;
    await expect.poll(seen).toMatch(matching);
  }

  /** Waits until the address is this one. */
  async isAt(path: string | RegExp): Promise<void> {
    await expect
      .poll(() => this.path())
      .toEqual(typeof path === 'string' ? path : expect.stringMatching(path));
  }

  stop(): Promise<void> {
    return this.#driver.stop();
  }
}
