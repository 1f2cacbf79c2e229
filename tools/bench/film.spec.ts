import { framesAt } from './film.ts';

test('each moment shows the last picture that was there by then, and nothing before the first', () => {
  const seen = [
    { at: 600, picture: 'head' },
    { at: 900, picture: 'whole' },
  ];
  const pictures = framesAt([500, 700, 1000], seen).map(({ picture }) => picture);
  expect(pictures).toEqual(['', 'head', 'whole']);
});
