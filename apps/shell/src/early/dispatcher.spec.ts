import { ALIVE_EVENT } from '@weefsel/contracts';
import { documentEnd } from '../server/document';
import { noteListeners } from './listeners.fixture';

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

const done: string[] = [];
const find = <E extends HTMLElement = HTMLElement>(selector: string): E => {
  const element = document.querySelector<E>(selector);
  if (!element) throw new Error(`No ${selector}.`);
  return element;
};
const press = (selector: string) => find(selector).click();
const says = () => find('#early').textContent;

/** The code of a slot and that of the frame answer. */
function comeAlive(slot: string | null): void {
  const place = slot ? find(`[data-slot=${slot}]`) : document;
  place.dispatchEvent(new Event(ALIVE_EVENT, { bubbles: true }));
  jest.advanceTimersByTime(1);
}

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

describe('before the code of a page is there', () => {
  test('a heart looks pressed at once, and is pressed once when slot and frame have their code', () => {
    press('#heart');
    expect(find('#heart')).toHaveAttribute('aria-pressed', 'true');
    comeAlive('catalog');
    expect(done).toEqual([]);
    comeAlive(null);
    expect(find('#heart')).toHaveAttribute('aria-pressed', 'false');
    expect(done).toEqual(['click heart']);
    press('#heart');
    expect(done).toEqual(['click heart', 'click heart']);
  });

  test('a heart that was pressed twice, or that the code has filled meanwhile, is left alone', () => {
    press('#heart');
    press('#heart');
    expect(find('#heart')).toHaveAttribute('aria-pressed', 'false');
    press('#heart');
    find('#heart').dataset['pressed'] = 'true';
    comeAlive('catalog');
    comeAlive(null);
    expect(done).toEqual([]);
  });

  test('a button is busy, says so once, and does what it does in the order in which it was asked', () => {
    press('#more');
    press('#heart');
    press('#add');
    press('#more');
    expect(find('#more')).toHaveAttribute('aria-busy', 'true');
    expect(says()).toBe('Een ogenblik');
    comeAlive('catalog');
    comeAlive(null);
    expect(done).toEqual(['click more', 'click heart', 'click add']);
    expect(find('#more')).not.toHaveAttribute('aria-busy');
    expect(says()).toBe('');
  });

  test('a heart on a page that is left is kept for the next, and not pressed when this one is shown again', () => {
    find('#heart').dataset['keeps'] = 'a'.repeat(32);
    press('#heart');
    press('#more');
    window.dispatchEvent(new Event('pagehide'));
    expect(sessionStorage.getItem('weefsel-early-hearts')).toContain('a'.repeat(32));
    comeAlive('catalog');
    comeAlive(null);
    expect(done).toEqual(['click more']);
    sessionStorage.clear();
  });

  test('a heart says itself that it is pressed: nothing else is read out', () => {
    press('#heart');
    expect(says()).toBe('');
    comeAlive('catalog');
    comeAlive(null);
    expect(says()).toBe('');
  });

  test('a row goes on at once, and not once more when the code is there', () => {
    const row = Object.assign(find('section ul'), { scrollBy: jest.fn() });
    Object.defineProperty(row, 'clientWidth', { value: 400 });
    press('#next');
    comeAlive('catalog');
    comeAlive(null);
    expect(row.scrollBy.mock.calls).toEqual([[{ left: 320 }]]);
    expect(done).toEqual([]);
  });

  test('the question what may be measured is answered at once, and not once more', () => {
    press('#refuse');
    expect(localStorage.getItem('weefsel-consent')).toContain('"allowed":[]');
    comeAlive('catalog');
    comeAlive(null);
    expect(done).toEqual([]);
    localStorage.clear();
  });

  test('a form that lacks something is left to the browser, which says what', () => {
    find<HTMLInputElement>('[name=mail]').value = '';
    press('#add');
    expect(find('#add')).not.toHaveAttribute('aria-busy');
  });

  test('only the last state of a field counts', () => {
    const field = (selector: string) => find<HTMLInputElement>(selector);
    press('[value="36"]');
    press('[value="38"]');
    press('[type=checkbox][data-early]');
    press('[type=checkbox][data-early]');
    field('[type=search]').value = 'jurk';
    for (let letters = 0; letters < 4; letters += 1)
      field('[type=search]').dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));
    done.length = 0;
    comeAlive('catalog');
    comeAlive(null);
    expect(done.filter((each) => each !== 'input 38')).toEqual(['click 38', 'input q']);
    expect(field('[value="38"]').checked).toBe(true);
    expect(field('[type=search]').value).toBe('jurk');
  });

  test('what opens a panel opens its frame, under its own name, which the panel replaces', () => {
    press('#cart');
    const frame = find<HTMLDialogElement>('dialog');
    expect([frame.open, frame.ariaLabel, frame.dataset['side']]).toEqual([true, 'Winkelmand', 'right']);
    // What waits is said with the name of the panel, and not by the live region, which a modal panel silences.
    expect(frame).toHaveAccessibleDescription('Een ogenblik');
    expect(says()).toBe('');
    comeAlive(null);
    expect(done).toEqual(['click cart']);
    jest.advanceTimersByTime(5000);
    expect(document.querySelector('dialog')).toBeNull();
  });

  const typed = (selector: string, text: string) => {
    const field = find<HTMLInputElement>(selector);
    field.value = text;
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  };

  test('the search opens its frame at the first letter, with a field that goes on, and the code gets the whole text', () => {
    typed('#q', 'j');
    const copy = find<HTMLInputElement>('dialog [role=search] input');
    expect([copy.value, copy.name, copy.id, copy.form?.getAttribute('action')]).toEqual([
      'j',
      'tn_q',
      '',
      '/search',
    ]);
    expect(copy).toHaveFocus();
    expect(copy).toHaveAccessibleName('Zoek');
    typed('dialog input', 'jurk');
    expect(document.querySelectorAll('dialog')).toHaveLength(1);
    done.length = 0;
    comeAlive(null);
    expect(done).toEqual(['input q']);
    expect(find<HTMLInputElement>('#q').value).toBe('jurk');
    jest.advanceTimersByTime(5000);
    expect(document.querySelector('dialog')).toBeNull();
  });

  test('a letter that is being composed stays where it is', () => {
    const field = find<HTMLInputElement>('#q');
    field.value = 'é';
    field.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));
    expect(document.querySelector('dialog')).toBeNull();
  });

  test('a click on the search opens its frame, and a search that is closed again asks for nothing', () => {
    press('#q');
    find<HTMLDialogElement>('dialog').close();
    done.length = 0;
    comeAlive(null);
    expect(done).toEqual([]);
  });

  const busy = () => find('#products').getAttribute('aria-busy');

  test('a choice makes busy what it is about as long as it differs from the page, and the code reads the form itself', () => {
    press('#choices input');
    expect([busy(), says()]).toEqual(['true', 'Een ogenblik']);
    press('#choices input');
    expect([busy(), says()]).toEqual([null, '']);
    press('#choices input');
    done.length = 0;
    comeAlive(null);
    expect([busy(), done]).toEqual([null, []]);
  });

  describe('where the browser can lift a part of the page over it', () => {
    const events: string[] = [];
    beforeEach(() => {
      events.length = 0;
      const shows = { value: () => events.push('lifted'), configurable: true };
      const keeps = { value: null, writable: true, configurable: true };
      Object.defineProperties(HTMLElement.prototype, { popover: keeps, showPopover: shows });
      HTMLDialogElement.prototype.show = function show() {
        this.open = true;
      };
    });
    afterEach(() => {
      Reflect.deleteProperty(HTMLElement.prototype, 'popover');
      Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
    });
    const panel = () => find('#filters') as HTMLElement & { popover: string | null };

    test('a panel shows what stands in the page, until its own code takes over', () => {
      press('#filter');
      expect([panel().popover, events]).toEqual(['auto', ['lifted']]);
      comeAlive(null);
      expect(done).toEqual(['click filter']);
      jest.advanceTimersByTime(5000);
      expect(panel().popover).toBeNull();
      expect(document.querySelector('dialog')).toBeNull();
    });

    test('who has begun to choose in it goes on there', () => {
      press('#filter');
      press('#choices input');
      done.length = 0;
      comeAlive(null);
      jest.advanceTimersByTime(5000);
      expect([done, panel().popover]).toEqual([[], 'auto']);
    });

    test('a link in it, and putting it away, close its frame', () => {
      press('#filter');
      press('#choices a');
      expect([document.querySelector('dialog'), panel().popover]).toEqual([null, null]);
      press('#filter');
      panel().dispatchEvent(Object.assign(new Event('toggle'), { newState: 'closed' }));
      expect([document.querySelector('dialog'), panel().popover]).toEqual([null, null]);
    });
  });

  test('a control of which its code has made another element is pressed as that, and its frame stays for the panel', () => {
    press('#cart');
    const frame = find<HTMLDialogElement>('dialog');
    find('#cart').replaceWith(find('#cart').cloneNode(true));
    comeAlive(null);
    expect([done, frame.open, frame.dataset['of']]).toEqual([['click cart'], true, 'cart']);
    // No panel comes: the focus is not lost with the frame.
    jest.advanceTimersByTime(5000);
    expect(document.querySelector('dialog')).toBeNull();
    expect(find('#cart')).toHaveFocus();
  });

  test('a frame that the shopper closes again asks for nothing', () => {
    press('#cart');
    find<HTMLDialogElement>('dialog').close();
    comeAlive(null);
    expect(done).toEqual([]);
  });

  test('a press with a key that means another window is the browser’s', () => {
    find('#cart').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }));
    expect(done).toEqual(['click cart']);
  });
});

describe('when no code comes', () => {
  test('a button says that it cannot, and may be asked again', () => {
    press('#more');
    jest.advanceTimersByTime(8000);
    expect([says(), find('#more').title]).toEqual(['Nog niet', 'Nog niet']);
    expect(find('#more')).not.toHaveAttribute('aria-busy');
    comeAlive('catalog');
    comeAlive(null);
    expect(done).toEqual([]);
  });

  test('choices go as a form', () => {
    const sent = jest.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue();
    press('#choices input');
    jest.advanceTimersByTime(8000);
    expect(sent.mock.contexts).toEqual([find('#choices')]);
  });

  test('choices that were taken back are not sent', () => {
    const sent = jest.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue();
    press('#choices input');
    press('#choices input');
    jest.advanceTimersByTime(8000);
    expect(sent).not.toHaveBeenCalled();
  });

  test('a form goes as a form', () => {
    const sent = jest.fn((event: Event) => event.preventDefault());
    find('form:has(#add)').addEventListener('submit', sent);
    press('#add');
    jest.advanceTimersByTime(8000);
    expect(sent).toHaveBeenCalledTimes(1);
  });
});
