import { STORAGE_KEYS } from '@weefsel/contracts';
import { takeHearts } from '../early-hearts-storage';
import { keepHearts } from './hearts-storage';

const [one, two] = ['1'.repeat(32), '2'.repeat(32)];

function controls(): HTMLElement[] {
  document.body.innerHTML = `<button data-keeps="${one}"></button><a></a><button data-keeps="${two}"></button>`;
  return [...document.body.querySelectorAll<HTMLElement>('*')];
}

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

describe('hearts that were pressed on a page that is left', () => {
  test('are kept for the next page, which takes them once', () => {
    expect(keepHearts(controls())).toHaveLength(2);
    keepHearts(controls().slice(0, 1));
    expect(takeHearts()).toEqual([one, two]);
    expect(takeHearts()).toEqual([]);
  });

  test('are none when nothing was pressed, or nothing can be kept', () => {
    expect(keepHearts([])).toEqual([]);
    expect(sessionStorage.getItem(STORAGE_KEYS.earlyHearts)).toBeNull();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(keepHearts(controls())).toEqual([]);
  });

  test('are taken only as far as they are ids', () => {
    sessionStorage.setItem(STORAGE_KEYS.earlyHearts, `${one} x <b> ${two}`);
    expect(takeHearts()).toEqual([one, two]);
  });
});
