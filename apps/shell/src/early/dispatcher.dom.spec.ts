import { answeringPage, comeAlive, done, find, press, says } from './early-page.fixture';

answeringPage();

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
    // The dialog's description announces the wait: a modal dialog silences the live region.
    expect(frame).toHaveAccessibleDescription('Een ogenblik');
    expect(says()).toBe('');
    comeAlive(null);
    expect(done).toEqual(['click cart']);
    jest.advanceTimersByTime(5000);
    expect(document.querySelector('dialog')).toBeNull();
  });

  test('a control of which its code has made another element is pressed as that, and its frame stays for the panel', () => {
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

  test('a form goes as a form', () => {
    const sent = jest.fn((event: Event) => event.preventDefault());
    find('form:has(#add)').addEventListener('submit', sent);
    press('#add');
    jest.advanceTimersByTime(8000);
    expect(sent).toHaveBeenCalledTimes(1);
  });
});
