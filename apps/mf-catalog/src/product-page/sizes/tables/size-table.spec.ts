import { alsoNamed, ladder, waistsOf } from './size-table';

describe('a table of sizes', () => {
  test('has no gap between two sizes that follow each other', () => {
    expect(ladder(['34', '36'], { waist: [62, 66, 70] })).toEqual([
      { size: '34', ranges: { waist: { from: 62, to: 65 } } },
      { size: '36', ranges: { waist: { from: 66, to: 69 } } },
    ]);
  });

  test('of feet goes by tenths of a cm', () => {
    expect(ladder(['36'], { foot: [22.4, 23.1] }, 0.1)).toEqual([
      { size: '36', ranges: { foot: { from: 22.4, to: 23 } } },
    ]);
  });

  test('of waists in inches has a gap where a size is not made', () => {
    const [first, second, third] = waistsOf([31, 32, 34]);
    expect(first?.ranges.waist).toEqual({ from: 77, to: 79 });
    expect(second?.ranges.waist).toEqual({ from: 80, to: 82 });
    expect(third?.ranges.waist?.from).toBe(85);
  });

  test('adds another name to its sizes', () => {
    expect(
      alsoNamed(
        [
          { size: '36', ranges: {} },
          { size: '38', ranges: {} },
        ],
        ['S'],
      ),
    ).toEqual([
      { size: '36', also: 'S', ranges: {} },
      { size: '38', ranges: {} },
    ]);
  });
});
