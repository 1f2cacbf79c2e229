import { drawBars, drawSquare } from './draw-symbol';

const CODE = '3SWRET001000101';

/** Modules of the bars from left to right: `1` black, `0` white. */
function modulesOf(text: string): string {
  const { width, path } = drawBars(text);
  const modules = Array.from({ length: width }, () => '0');
  for (const [, from, wide] of path.matchAll(/M(\d+) 0h(\d+)/g))
    modules.fill('1', Number(from), Number(from) + Number(wide));
  return modules.join('');
}

/** Seven modules of one row. A module is black inside an odd number of outlines. */
function rowOf(text: string, y: number, from: number): string {
  const outlines = drawSquare(text)
    .path.split('Z')
    .map((part) =>
      [...part.matchAll(/(\d+) (\d+)/g)].map((corner) => [Number(corner[1]), Number(corner[2])] as const),
    );
  const isIn = (corners: (readonly [number, number])[], x: number) =>
    corners.reduce((inside, [x1, y1], n) => {
      const [, y2] = corners[(n + 1) % corners.length] ?? [0, 0];
      return y1 > y !== y2 > y && x < x1 ? !inside : inside;
    }, false);
  const isBlack = (x: number) => outlines.filter((corners) => isIn(corners, x)).length % 2 === 1;
  return Array.from({ length: 7 }, (_, n) => (isBlack(from + n + 0.5) ? '1' : '0')).join('');
}

test('bars begin and end as those of Code 128 do, with eleven modules for each sign', () => {
  const modules = modulesOf(CODE);
  expect(modules).toMatch(/^11010(?:000100|010000|011100)/);
  expect(modules).toMatch(/1100011101011$/);
  expect((modules.length - 13) % 11).toBe(0);
});

test('a square has the three eyes by which it is found', () => {
  for (const [y, x] of [
    [0, 0],
    [0, 14],
    [14, 0],
  ] as const) {
    expect([0.5, 1.5, 3.5, 6.5].map((row) => rowOf(CODE, y + row, x))).toEqual([
      '1111111',
      '1000001',
      '1011101',
      '1111111',
    ]);
  }
});

test('another code is drawn otherwise', () => {
  expect(modulesOf('A1')).not.toBe(modulesOf('A2'));
  expect(drawSquare('A1').path).not.toBe(drawSquare('A2').path);
});
