import { heldSeconds } from './held-seconds';

const guide = (href: string) => heldSeconds({ owner: null, page: 'styling-viewer', href });

describe('the code of the style guide', () => {
  test('is held back as its address says, for a minute at most [OTH-04]', () => {
    expect(guide('/stylingViewer?held=15')).toBe(15);
    expect(guide('/stylingViewer?held=9999')).toBe(60);
  });

  test.each(['', '?held=', '?held=0', '?held=-3', '?held=1.5', '?held=x'])(
    'comes as usual with %j',
    (query) => {
      expect(guide(`/stylingViewer${query}`)).toBeUndefined();
    },
  );
});

test('no other page holds its code back', () => {
  expect(heldSeconds({ owner: 'mf-content', page: 'page', href: '/nl/?held=15' })).toBeUndefined();
  expect(heldSeconds({ owner: null, page: 'maintenance', href: '/onderhoud?held=15' })).toBeUndefined();
});
