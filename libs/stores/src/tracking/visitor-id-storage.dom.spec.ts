import { VisitorIdStorage } from './visitor-id-storage';

const KEY = 'tw_visitor_id';

beforeEach(() => localStorage.clear());
afterEach(() => {
  jest.restoreAllMocks();
});

describe('the visitor id', () => {
  test('is v_, a random string and the time, kept in the browser and the same at every visit [ANA-03]', () => {
    const id = new VisitorIdStorage().read(1_772_366_400_000);
    expect(id).toMatch(/^v_[a-z0-9]+1772366400000$/);
    expect(localStorage.getItem(KEY)).toBe(id);
    expect(new VisitorIdStorage().read()).toBe(id);
    localStorage.clear();
    expect(new VisitorIdStorage().read(1_772_366_400_000)).not.toBe(id);
  });

  test.each(['', 'v_', '<script>', `v_${'x'.repeat(5000)}`, '{"id":1}'])(
    'is replaced when what is stored is none: %.12s [ANA-03]',
    (damage) => {
      localStorage.setItem(KEY, damage);
      const id = new VisitorIdStorage().read();
      expect(id).toMatch(/^v_[a-z0-9]+\d{13}$/);
      expect(localStorage.getItem(KEY)).toBe(id);
    },
  );

  test.each(['getItem', 'setItem'] as const)('holds for the tab when storage refuses %s [ANA-03]', (call) => {
    jest.spyOn(Storage.prototype, call).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const visitor = new VisitorIdStorage();
    const id = visitor.read();
    expect(id).toMatch(/^v_/);
    expect(visitor.read()).toBe(id);
  });

  test('that could not be stored is stored once there is room, and not kept beside it', () => {
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const visitor = new VisitorIdStorage();
    const id = visitor.read();
    full.mockRestore();
    expect(visitor.read()).toBe(id);
    expect(localStorage.getItem(KEY)).toBe(id);
    localStorage.clear();
    expect(visitor.read(1)).not.toBe(id);
  });
});
