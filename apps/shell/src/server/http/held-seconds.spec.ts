import { heldSeconds } from './held-seconds';

const guide = (href: string) => heldSeconds({ owner: null, page: 'styling-viewer', href });

describe('the code of the style guide', () => {
  test('is delayed by the seconds in its address, one minute at most [OTH-04]', () => {
    expect(guide('/stylingViewer?held=15')).toBe(15);
    expect(guide('/stylingViewer?held=9999')).toBe(60);
  });

  test.each(['', '?held=', '?held=0', '?held=-3', '?held=1.5', '?held=x'])(
    'is not delayed with %j',
    (query) => {
      expect(guide(`/stylingViewer${query}`)).toBeUndefined();
    },
  );
});

test('no other page delays its code', () => {
  expect(heldSeconds({ owner: 'mf-content', page: 'page', href: '/nl/?held=15' })).toBeUndefined();
  expect(heldSeconds({ owner: null, page: 'maintenance', href: '/onderhoud?held=15' })).toBeUndefined();
});
