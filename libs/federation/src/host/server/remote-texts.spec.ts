import { fromAny } from '@total-typescript/shoehorn';
import type { TextsByLanguage } from '../../build/bundler/manifest';
import { remoteTexts } from './remote-texts';

const plain = ({ own, libs }: ReturnType<typeof remoteTexts>) => [
  Object.fromEntries(own),
  Object.fromEntries(libs),
];

test('a manifest brings the texts of its remote, and of the libraries in it', () => {
  const texts = { nl: { 'headless.listing.new': 'Nieuw' }, de: { 'headless.listing.new': 'Neu' } };
  expect(plain(remoteTexts({ texts, libTexts: { nl: { 'headless.common.close': 'Sluiten' } } }))).toEqual([
    { 'headless.listing.new': 'Nieuw' },
    { 'headless.common.close': 'Sluiten' },
  ]);
});

test('an older manifest has none, and what is no text is left out', () => {
  expect(plain(remoteTexts({}))).toEqual([{}, {}]);
  const texts = fromAny<TextsByLanguage, unknown>({ nl: { good: 'Goed', bad: 7, worse: null } });
  expect(plain(remoteTexts({ texts }))).toEqual([{ good: 'Goed' }, {}]);
});
