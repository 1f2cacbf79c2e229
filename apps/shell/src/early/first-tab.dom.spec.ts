import { startTabAtTop } from './first-tab';
import { noteListeners } from './listeners.fixture';

let forgetListeners: () => void;
let focus: jest.SpyInstance;

beforeEach(() => {
  document.body.innerHTML = '<a href="#main">Naar de inhoud</a><p>Dames</p>';
  getSelection()?.removeAllRanges();
  focus = jest.spyOn(document.body, 'focus');
  forgetListeners = noteListeners();
  startTabAtTop();
});
afterEach(() => {
  forgetListeners();
  jest.restoreAllMocks();
  location.hash = '';
});

const press = (init: KeyboardEventInit) =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, ...init }));

describe('the first Tab', () => {
  test('starts at the top of the page, which stays out of reach itself', () => {
    press({ key: 'Tab' });
    expect(focus).toHaveBeenCalledWith({ preventScroll: true });
    expect(document.body).not.toHaveAttribute('tabindex');
  });

  test('is the only key that does so, and only forwards', () => {
    press({ key: 'Tab', shiftKey: true });
    press({ key: 'Tab' });
    expect(focus).not.toHaveBeenCalled();
  });

  test('starts where the shopper is already', () => {
    document.querySelector('a')?.focus();
    press({ key: 'Tab' });
    expect(focus).not.toHaveBeenCalled();
  });

  test('starts at the fragment of the address', () => {
    location.hash = '#main';
    press({ key: 'Tab' });
    expect(focus).not.toHaveBeenCalled();
  });

  test('starts where a word was found', () => {
    getSelection()?.selectAllChildren(document.querySelector('p') ?? document.body);
    press({ key: 'Tab' });
    expect(focus).not.toHaveBeenCalled();
  });

  test('starts where the page was pressed, though nothing is selected there', () => {
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    press({ key: 'Tab' });
    expect(focus).not.toHaveBeenCalled();
  });
});
