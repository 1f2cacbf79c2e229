import { createNearby } from './nearby.ts';

test('counts the uses within a page of the fullest listing, and forgets older ones', () => {
  const next = createNearby();
  next(['jurken', 'dames']).use('mooi');
  next(['jurken', 'dames']).use('mooi');
  next(['rokken', 'dames']).use('mooi');
  expect(next(['jurken', 'dames']).uses('mooi')).toBe(3);
  expect(next(['rokken']).uses('mooi')).toBe(1);
  expect(next(['heren']).uses('mooi')).toBe(0);
  for (let n = 0; n < 45; n++) next(['dames']);
  expect(next(['dames']).uses('mooi')).toBe(1);
  expect(next(['dames']).uses('mooi')).toBe(0);
});
