import { answeringPage, comeAlive, done, find, press, says } from './early-page.fixture';

answeringPage();

describe('before the code of a page has loaded', () => {
  test('a heart looks pressed at once, and is clicked once when slot and frame have their code', () => {
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

  test('a heart that was pressed twice, or that the code has already filled, is not clicked later', () => {
    press('#heart');
    press('#heart');
    expect(find('#heart')).toHaveAttribute('aria-pressed', 'false');
    press('#heart');
    find('#heart').dataset['pressed'] = 'true';
    comeAlive('catalog');
    comeAlive(null);
    expect(done).toEqual([]);
  });

  test('a pressed button is busy and announces the wait, and all presses are later replayed once, in order', () => {
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

  test('a heart pressed on a page that is left is stored for the next page, and not clicked here later', () => {
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

  test('a pressed heart announces nothing in the live region', () => {
    press('#heart');
    expect(says()).toBe('');
    comeAlive('catalog');
    comeAlive(null);
    expect(says()).toBe('');
  });

  test('a row scrolls at once, and not once more when the code has loaded', () => {
    const row = Object.assign(find('section ul'), { scrollBy: jest.fn() });
    Object.defineProperty(row, 'clientWidth', { value: 400 });
    press('#next');
    comeAlive('catalog');
    comeAlive(null);
    expect(row.scrollBy.mock.calls).toEqual([[{ left: 320 }]]);
    expect(done).toEqual([]);
  });

  test('the consent question is answered at once, and the answer is not replayed', () => {
    press('#refuse');
    expect(localStorage.getItem('weefsel-consent')).toContain('"allowed":[]');
    comeAlive('catalog');
    comeAlive(null);
    expect(done).toEqual([]);
    localStorage.clear();
  });

  test('an incomplete form is left to the browser, and its button does not become busy', () => {
    find<HTMLInputElement>('[name=mail]').value = '';
    press('#add');
    expect(find('#add')).not.toHaveAttribute('aria-busy');
  });

  test('only the last state of a field is replayed', () => {
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

  test('the control of a panel opens a frame with the panel’s name, which goes after the code has loaded', () => {
    press('#cart');
    const frame = find<HTMLDialogElement>('dialog');
    expect([frame.open, frame.ariaLabel, frame.dataset['side']]).toEqual([true, 'Winkelmand', 'right']);
    // The dialog's description announces the wait: a modal dialog silences the live region.
    expect(frame).toHaveAccessibleDescription('Een ogenblik');
    expect(says()).toBe('');
    comeAlive(null);
    expect(done).toEqual(['click cart']);
    jest.advanceTimersByTime(5000);
    expect(document.querySelector('dialog')).toBeNull();
  });

  test('a control whose code replaced its element gets the click on the new one, and its frame stays open', () => {
    press('#cart');
    const frame = find<HTMLDialogElement>('dialog');
    find('#cart').replaceWith(find('#cart').cloneNode(true));
    comeAlive(null);
    expect([done, frame.open, frame.dataset['of']]).toEqual([['click cart'], true, 'cart']);
    // No panel follows: focus must not be lost with the frame.
    jest.advanceTimersByTime(5000);
    expect(document.querySelector('dialog')).toBeNull();
    expect(find('#cart')).toHaveFocus();
  });

  test('a frame that the shopper closes again cancels the click', () => {
    press('#cart');
    find<HTMLDialogElement>('dialog').close();
    comeAlive(null);
    expect(done).toEqual([]);
  });

  test('a press with Ctrl is left to the browser', () => {
    find('#cart').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }));
    expect(done).toEqual(['click cart']);
  });
});

describe('when no code loads', () => {
  test('a button announces that it does not work yet, is no longer busy, and drops its press', () => {
    press('#more');
    jest.advanceTimersByTime(8000);
    expect([says(), find('#more').title]).toEqual(['Nog niet', 'Nog niet']);
    expect(find('#more')).not.toHaveAttribute('aria-busy');
    comeAlive('catalog');
    comeAlive(null);
    expect(done).toEqual([]);
  });

  test('a form is submitted as a form', () => {
    const sent = jest.fn((event: Event) => event.preventDefault());
    find('form:has(#add)').addEventListener('submit', sent);
    press('#add');
    jest.advanceTimersByTime(8000);
    expect(sent).toHaveBeenCalledTimes(1);
  });
});
