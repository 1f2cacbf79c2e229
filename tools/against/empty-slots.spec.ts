/** @jest-environment node */
import { emptySlots } from './empty-slots';

const place = (part: string, content: string) =>
  `<div data-boundary="${part.split('/')[0]}" data-part="${part}" data-slot="${part}" style="display:contents">${content}</div>`;
const EMPTY = '<!--$!--><template></template><!--/$-->';

test('what a remote shows is left to the browser, with all that is inside of it', () => {
  const inner = place('mf-content/fragment/Blocks', '<!--$--><p>Blok</p><!--/$-->');
  const html = `<header></header>${place('mf-search/page/listing', `<!--$--><h1>Dames</h1>${inner}<!--$!--><p></p><!--/$--><!--/$-->`)}<footer></footer>`;
  expect(emptySlots(html, 'mf-search')).toBe(
    `<header></header>${place('mf-search/page/listing', EMPTY)}<footer></footer>`,
  );
});

test('each place of it is, and those of others stay as they are', () => {
  const other = place(
    'mf-content/page/home',
    `<!--$--><p>Thuis</p>${place('mf-search/fragment/A', '<!--$-->a<!--/$-->')}<!--/$-->`,
  );
  const html = other + place('mf-search/fragment/B', '<!--$-->b<!--/$-->');
  expect(emptySlots(html, 'mf-search')).toBe(
    place('mf-content/page/home', `<!--$--><p>Thuis</p>${place('mf-search/fragment/A', EMPTY)}<!--/$-->`) +
      place('mf-search/fragment/B', EMPTY),
  );
});

test.each([
  ['a message in its place', place('mf-search/page/listing', '<p>Er ging iets mis</p>')],
  ['content that broke', place('mf-search/page/listing', '<!--$!--><template></template><p></p><!--/$-->')],
  ['content that never ends', place('mf-search/page/listing', '<!--$--><p></p>')],
])('%s stays', (_what, html) => {
  expect(emptySlots(html, 'mf-search')).toBe(html);
});
