import { STORAGE_KEYS } from '@weefsel/contracts';
import { showDensity } from './density-storage';

const { dataset } = document.documentElement;

afterEach(() => {
  localStorage.clear();
  delete dataset['density'];
  jest.restoreAllMocks();
});

describe('how large this browser shows products', () => {
  test('is known to style before there is code', () => {
    localStorage.setItem(STORAGE_KEYS.density, 'large');
    showDensity();
    expect(dataset['density']).toBe('large');
  });

  test('is nothing where nothing was chosen', () => {
    showDensity();
    expect(dataset['density']).toBe('');
  });

  test('stops nothing where nothing can be read', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('forbidden');
    });
    expect(showDensity).not.toThrow();
    expect(dataset['density']).toBeUndefined();
  });
});
