import { GARMENTS, garmentSvg, viewsOf, type Garment } from '../index.ts';

describe('the views of a garment', () => {
  test('are those that make sense for it, the front first and the close-up last', () => {
    for (const garment of GARMENTS) {
      const views = viewsOf(garment);
      expect([views[0], views.at(-1)]).toEqual(['front', 'detail']);
      expect(views).toContain('back');
    }
    expect(viewsOf('bag')).toEqual(['front', 'back', 'detail']);
    expect(viewsOf('overcoat')).toContain('hanging');
    expect(viewsOf('chino')).toContain('hanging');
    expect(viewsOf('tee')).toContain('folded');
    expect(viewsOf('women-jeans')).toContain('folded');
    expect(viewsOf('loafers')).toContain('standing');
    expect(viewsOf('loafers')).not.toContain('folded');
  });

  test('hanging has a hanger within its neck, or clamps at its waistband', () => {
    const hung = (garment: Garment) =>
      garmentSvg({ garment, colour: '#27364f', pattern: 'effen', view: 'hanging', seed: 3 });
    expect(hung('blazer')).toContain('url(#vo)');
    expect(hung('blazer')).not.toContain('url(#vm)" stroke');
    expect(hung('chino')).toContain('url(#vm)" stroke');
  });
});
