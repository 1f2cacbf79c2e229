import { kindOf, learned, type Likes } from './likes';

describe('the learned likes', () => {
  test('weigh more the more often and the more recently they were seen', () => {
    let likes: Likes | undefined;
    for (const sign of ['m Fjord', 'm Fjord', 'm Duin']) likes = learned(likes, [sign], 1, 100);
    expect(likes).toEqual({ day: 100, signs: { 'm Fjord': 1.82, 'm Duin': 1 } });
    const later = learned(likes, ['m Kade'], 1, 160);
    expect(later.signs).toEqual({ 'm Kade': 1, 'm Fjord': 0.43, 'm Duin': 0.24 });
  });

  test('do not grow when the clock was put back', () => {
    expect(learned({ day: 100, signs: { a: 1 } }, [], 1, 10)).toEqual({ day: 10, signs: { a: 0.94 } });
  });

  test('stay within a few hundred bytes, regardless of the length of names', () => {
    let likes: Likes | undefined;
    for (let index = 0; index < 200; index++)
      likes = learned(likes, [`m ${index} ${'lange naam '.repeat(20)}`], 1.37, 100);
    expect(JSON.stringify(likes).length).toBeLessThan(560);
    expect(Object.keys(likes?.signs ?? {})[0]).toMatch(/^m 199 /);
  });
});

test.each([
  ['Jurken', 'wikkeljurk'],
  ['Jassen', 'winterjas'],
  ['Truien & Vesten', 'wollen trui'],
  ['Sneakers', 'leren sneaker'],
  ['Tassen', 'schoudertas'],
])('goods of %s are called %s', (category, name) => {
  expect(name).toContain(kindOf(category));
});
