import { streetMapSvg } from './index.ts';

const map = { width: 1600, height: 1200, seed: 3 };

describe('the map of the streets', () => {
  test('is drawn the same way again, with other houses from another seed', () => {
    expect(streetMapSvg(map)).toBe(streetMapSvg({ ...map }));
    expect(streetMapSvg({ ...map, seed: 4 })).not.toBe(streetMapSvg(map));
  });

  test('is well formed and carries no words, which are the page’s own', () => {
    const parsed = new DOMParser().parseFromString(streetMapSvg(map), 'image/svg+xml');
    expect(parsed.querySelector('parsererror')).toBeNull();
    expect(parsed.querySelector('text')).toBeNull();
    expect(parsed.documentElement.getAttribute('viewBox')).toBe('0 0 1600 1200');
  });
});
