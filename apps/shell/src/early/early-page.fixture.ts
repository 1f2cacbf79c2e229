import { ALIVE_EVENT } from '@weefsel/contracts';
import { documentEnd } from '../server/render/document';
import { noteListeners } from './listeners.fixture';

/** A page with each kind of early control. */
const PAGE = `<header><a id="cart" href="/cart" data-early="open"><span>Winkelmand</span><span>2</span></a>
<form role="search" action="/search"><input id="q" type="search" name="tn_q" placeholder="Zoek" data-early="search"></form>
<a id="filter" href="#filters" data-early="open" data-early-of="filters">Filter</a></header>
<aside id="filters"><form id="choices" data-early="choices" data-early-of="products">
<input type="checkbox" name="kleur"><a href="/nl/jassen/">Jassen</a></form></aside><div id="products"></div>
<div data-slot="catalog">
<button id="heart" aria-pressed="false" data-pressed="false" data-early="toggle">Bewaar</button>
<form><label><input type="radio" name="maat" value="36" data-early="queue"></label>
<label><input type="radio" name="maat" value="38" data-early="queue"></label>
<input type="checkbox" data-early="queue"><input name="mail" required>
<button id="add" type="submit" data-early="busy">In winkelmand</button></form>
<button id="more" type="button" data-early="busy">Meer</button>
<button id="refuse" value="" data-early="choice">Weiger</button>
<section><button id="next" value="1" data-early="scroll">Verder</button><ul></ul></section></div>
${documentEnd({ head: {}, state: { frame: '' }, mainScript: { href: '' }, hints: [], earlyWords: { busy: 'Een ogenblik', close: 'Sluiten', late: 'Nog niet' } })}`;

/** Actions that reached the code. */
export const done: string[] = [];
export const find = <E extends HTMLElement = HTMLElement>(selector: string): E => {
  const element = document.querySelector<E>(selector);
  if (!element) throw new Error(`No ${selector}.`);
  return element;
};
export const press = (selector: string) => find(selector).click();
export const says = () => find('#early').textContent;

/** Hydrates a slot, or the frame for null. */
export function comeAlive(slot: string | null): void {
  const place = slot ? find(`[data-slot=${slot}]`) : document;
  place.dispatchEvent(new Event(ALIVE_EVENT, { bubbles: true }));
  jest.advanceTimersByTime(1);
}

/** Shows that page before each test of a file, with early answers and without code. */
export function answeringPage(): void {
  beforeAll(() => {
    HTMLDialogElement.prototype.showModal = function showModal() {
      this.open = true;
    };
    HTMLDialogElement.prototype.close = function close() {
      this.open = false;
      this.dispatchEvent(new Event('close'));
    };
  });

  let forgetListeners: () => void;

  beforeEach(async () => {
    jest.useFakeTimers();
    jest.resetModules();
    done.length = 0;
    document.body.innerHTML = `<main>${PAGE}</main>`;
    find<HTMLInputElement>('[name=mail]').value = 'a@b.nl';
    for (const type of ['click', 'input'])
      find('main').addEventListener(type, (event) => {
        if (!(event.target instanceof HTMLInputElement)) event.preventDefault();
        const { id, value } = event.target as HTMLInputElement;
        done.push(`${type} ${id || value}`);
      });
    forgetListeners = noteListeners();
    (await import('./dispatcher')).answerEarly();
  });
  afterEach(() => {
    forgetListeners();
    jest.restoreAllMocks();
    jest.useRealTimers();
  });
}
