import { drawGarment } from '../garment-picture.ts';
import type { Detail } from '../details.ts';
import type { Garment, View } from '../garment.ts';
import { RUBBER } from './sneakers/style.ts';

const sizeOf = (garment: Garment, view: View, details: readonly Detail[] = []) => {
  const { bounds } = drawGarment(
    { garment, view, details, colour: '#8d6f56', pattern: 'effen', seed: 3 },
    'a',
  );
  return { width: bounds.right - bounds.left, height: bounds.bottom - bounds.top };
};

describe('sneakers', () => {
  test.each([
    ['women-slip-ons', 'slip-ons'],
    ['women-running-shoes', 'running-shoes'],
    ['women-sneakers', 'sneakers'],
  ] as const)('%s are lower and slimmer than %s', (women, men) => {
    expect(sizeOf(women, 'front').height).toBeLessThan(sizeOf(men, 'front').height);
    expect(sizeOf(women, 'back').width).toBeLessThan(0.92 * sizeOf(men, 'back').width);
  });

  test('stand next to each other when seen from the heel', () => {
    const [side, heel] = [sizeOf('sneakers', 'front'), sizeOf('sneakers', 'back')];
    expect(side.height).toBeGreaterThan(side.width * 0.9);
    expect(heel.width).toBeGreaterThan(1.4 * heel.height);
  });

  test('grow with a thick sole, and with a shaft, on both sides', () => {
    for (const view of ['front', 'back'] as const) {
      const usual = sizeOf('women-sneakers', view).height;
      expect(sizeOf('women-sneakers', view, ['chunky-sole']).height).toBeGreaterThan(usual + 30);
      expect(sizeOf('high-tops', view).height).toBeGreaterThan(usual + 150);
    }
  });

  test('have soles without the grain of their leather', () => {
    const artwork = drawGarment(
      { garment: 'slip-ons', view: 'front', fabric: 'leather', colour: '#202022', pattern: 'effen', seed: 3 },
      'a',
    ).artwork();
    expect(artwork.lastIndexOf(RUBBER.base)).toBeGreaterThan(artwork.indexOf('fill="url(#an)"'));
  });
});
