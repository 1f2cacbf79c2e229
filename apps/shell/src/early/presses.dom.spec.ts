import { noteListeners } from './listeners.fixture';
import { keepPresses, takePresses } from './presses';

let forgetListeners: () => void;

beforeEach(() => {
  document.body.innerHTML = `<button type="button" id="heart" data-early="toggle"><svg><path id="line" /></svg></button>
    <button type="button" id="plain"></button>
    <form><button type="submit" id="add" data-early="busy"></button></form>`;
  document.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault());
  forgetListeners = noteListeners();
});
afterEach(() => forgetListeners());

const press = (id: string) =>
  document.getElementById(id)?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));

test('presses of buttons that only script answers are handed over once, in their order', () => {
  keepPresses();
  press('heart');
  press('line');
  press('plain');
  // The browser sends its form.
  press('add');
  expect(takePresses().map(({ id }) => id)).toEqual(['heart', 'heart']);
  press('heart');
  expect(takePresses()).toEqual([]);
});

test('a document without recording has no presses', () => {
  press('heart');
  expect(takePresses()).toEqual([]);
});
