import {
  campaignSvg,
  GARMENTS,
  garmentSvg,
  PATTERNS,
  SCENE_COUNT,
  viewsOf,
  type GarmentPicture,
} from './index.ts';

const picture = (change: Partial<GarmentPicture> = {}): GarmentPicture => ({
  garment: 'shirt',
  colour: '#a9bfd6',
  pattern: 'effen',
  view: 'front',
  seed: 11,
  ...change,
});

/** Tags not closed in the right order, or closed without being open. */
function unbalanced(svg: string): string[] {
  const open: string[] = [];
  const wrong: string[] = [];
  for (const [, slash, name = '', rest = ''] of svg.matchAll(
    /<(\/?)([A-Za-z]+)((?:\s+[\w:-]+="[^"<]*")*\s*\/?)>/g,
  )) {
    if (slash) {
      if (open.pop() !== name) wrong.push(name);
    } else if (!rest.endsWith('/')) open.push(name);
  }
  return [...wrong, ...open];
}

/** Remaining text of a document without its well-formed tags. */
const strayText = (svg: string) => svg.replace(/<\/?[A-Za-z]+(?:\s+[\w:-]+="[^"<]*")*\s*\/?>/g, '');

/** References such as `url(#a)` and `href="#a"` without a matching element. */
function dangling(svg: string): string[] {
  const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  return [...svg.matchAll(/(?:url\(#|href="#)([^")]+)/g)]
    .map(([, id]) => id ?? '')
    .filter((id) => !ids.has(id));
}

const duplicates = (svg: string) => {
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  return ids.filter((id, at) => ids.indexOf(id) !== at);
};

describe('pictures of garments', () => {
  test.each(GARMENTS)('%s is a complete, self-contained drawing from every side', (garment) => {
    for (const view of viewsOf(garment)) {
      const svg = garmentSvg(picture({ garment, view, pattern: 'ruit' }));
      expect(unbalanced(svg)).toEqual([]);
      expect(strayText(svg)).toBe('');
      expect(dangling(svg)).toEqual([]);
      expect(duplicates(svg)).toEqual([]);
      expect(svg).not.toMatch(/NaN|undefined|Infinity|<text/);
      expect(svg.length).toBeLessThan(40_000);
    }
  });

  test.each(PATTERNS)('the pattern %s can be laid over cloth', (pattern) => {
    const svg = garmentSvg(picture({ pattern }));
    expect(strayText(svg)).toBe('');
    expect(dangling(svg)).toEqual([]);
  });

  test('each garment has its own silhouette and its own back', () => {
    const fronts = new Set(GARMENTS.map((garment) => garmentSvg(picture({ garment }))));
    const backs = new Set(GARMENTS.map((garment) => garmentSvg(picture({ garment, view: 'back' }))));
    expect(fronts.size).toBe(GARMENTS.length);
    expect(new Set([...fronts, ...backs]).size).toBe(2 * GARMENTS.length);
  });

  test('the same picture is drawn the same way again', () => {
    expect(garmentSvg(picture())).toBe(garmentSvg(picture()));
  });

  test('another colour, seed or pattern gives another picture', () => {
    const changes = [{ colour: '#6b1f2d' }, { seed: 12 }, { pattern: 'streep' }] as const;
    for (const change of changes) expect(garmentSvg(picture(change))).not.toBe(garmentSvg(picture()));
  });
});

describe('pictures of campaigns', () => {
  test.each(Array.from({ length: SCENE_COUNT }, (_, scene) => scene))(
    'scene %i holds for every mood, wide and tall',
    (scene) => {
      for (const mood of ['ladies', 'men', 'general'] as const) {
        for (const [width, height] of [
          [1920, 800],
          [800, 1200],
        ] as const) {
          const svg = campaignSvg({ width, height, mood, scene });
          expect(unbalanced(svg)).toEqual([]);
          expect(strayText(svg)).toBe('');
          expect(dangling(svg)).toEqual([]);
          expect(duplicates(svg)).toEqual([]);
          expect(svg).not.toMatch(/NaN|undefined|<text/);
        }
      }
    },
  );

  test('the clothes move to the side that is asked for', () => {
    const at = (focus: 'left' | 'right') =>
      campaignSvg({ width: 1600, height: 700, mood: 'men', scene: 1, focus });
    expect(at('left')).not.toBe(at('right'));
  });

  test('scenes count round after the last one', () => {
    const at = (scene: number) => campaignSvg({ width: 1600, height: 700, mood: 'men', scene });
    expect(unbalanced(at(SCENE_COUNT * 3 + 2))).toEqual([]);
  });
});
