import { stepsOfPath } from './to-crumbs';

const names = (path: string) => stepsOfPath(path).map(({ name }) => name);

test('one step per segment, skipping nl [BLK-07]', () => {
  expect(stepsOfPath('/nl/dames/jurken/?tn_p=2')).toEqual([
    { name: 'Dames', href: '/nl/dames/' },
    { name: 'Jurken', href: '/nl/dames/jurken/' },
  ]);
});

test('makes names of segments: capitalised, with spaces and accents [BLK-07]', () => {
  expect(names('/nl/over-ons/caf%C3%A9/')).toEqual(['Over ons', 'Café']);
  expect(names('/nl/100%25-wol/50%/')).toEqual(['100% wol', '50%']);
});
