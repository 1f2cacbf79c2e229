import { browserTexts } from './text-storage';

const refuse = (call: 'getItem' | 'setItem') =>
  jest.spyOn(Storage.prototype, call).mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
const inAnotherTab = (key: string | null, newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));

beforeEach(() => localStorage.clear());
afterEach(() => {
  jest.restoreAllMocks();
});

describe('a text that the browser keeps', () => {
  test('is there for the next visit, and null before it was written', () => {
    expect(browserTexts().get('a')).toBeNull();
    browserTexts().set('a', 'een');
    expect(localStorage.getItem('a')).toBe('een');
    expect(browserTexts().get('a')).toBe('een');
  });

  test('holds for the tab when storage is full, until it can be written again', () => {
    const texts = browserTexts();
    texts.set('a', 'een');
    const full = refuse('setItem');
    texts.set('a', 'twee');
    expect(texts.get('a')).toBe('twee');
    expect(browserTexts().get('a')).toBe('een');
    full.mockRestore();
    texts.set('a', 'drie');
    localStorage.setItem('a', 'vier');
    expect(texts.get('a')).toBe('vier');
  });

  test('is null where storage may not be read, except what was written in this tab', () => {
    refuse('getItem');
    refuse('setItem');
    const texts = browserTexts();
    expect(texts.get('a')).toBeNull();
    texts.set('a', 'een');
    expect(texts.get('a')).toBe('een');
  });
});

describe('a watcher of a text', () => {
  test('is notified when another tab changes it, not for other texts, and not after it has stopped', () => {
    const changed = jest.fn();
    const stop = browserTexts().watch('a', changed);
    inAnotherTab('b', 'x');
    expect(changed).not.toHaveBeenCalled();
    inAnotherTab('a', 'een');
    inAnotherTab('a', null);
    inAnotherTab(null, null);
    expect(changed.mock.calls).toEqual([['een'], [null], [null]]);
    stop();
    inAnotherTab('a', 'twee');
    expect(changed).toHaveBeenCalledTimes(3);
  });

  test('reads what the other tab wrote instead of what could not be written here, only for that text', () => {
    const texts = browserTexts();
    const full = refuse('setItem');
    texts.set('a', 'hier');
    texts.set('b', 'hier');
    full.mockRestore();
    texts.watch('a', () => undefined);
    localStorage.setItem('a', 'daar');
    localStorage.setItem('b', 'daar');
    inAnotherTab('b', 'daar');
    expect([texts.get('a'), texts.get('b')]).toEqual(['hier', 'hier']);
    inAnotherTab('a', 'daar');
    expect([texts.get('a'), texts.get('b')]).toEqual(['daar', 'hier']);
  });

  test('is notified of a change made while the browser kept the page suspended, and only of that', () => {
    const changed = jest.fn();
    const texts = browserTexts();
    texts.set('a', 'een');
    const stop = texts.watch('a', changed);
    const turn = (type: 'pagehide' | 'pageshow', persisted = true) =>
      window.dispatchEvent(new PageTransitionEvent(type, { persisted }));
    turn('pagehide');
    turn('pageshow');
    expect(changed).not.toHaveBeenCalled();
    turn('pagehide');
    localStorage.setItem('a', 'twee');
    turn('pageshow', false);
    expect(changed).not.toHaveBeenCalled();
    turn('pageshow');
    expect(changed.mock.calls).toEqual([['twee']]);
    stop();
    turn('pagehide');
    localStorage.setItem('a', 'drie');
    turn('pageshow');
    expect(changed).toHaveBeenCalledTimes(1);
  });
});
