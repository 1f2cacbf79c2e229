import { emptySlots } from './empty-slots';

const slot = (part: string, content: string) =>
  `<div data-boundary="${part.split('/')[0]}" data-part="${part}" data-slot="${part}" style="display:contents">${content}</div>`;
const EMPTY = '<!--$!--><template></template><!--/$-->';

test('the slot of a remote is emptied for the browser, with everything inside it', () => {
  const inner = slot('mf-content/fragment/Blocks', '<!--$--><p>Blok</p><!--/$-->');
  const html = `<header></header>${slot('mf-search/page/listing', `<!--$--><h1>Dames</h1>${inner}<!--$!--><p></p><!--/$--><!--/$-->`)}<footer></footer>`;
  expect(emptySlots(html, 'mf-search')).toBe(
    `<header></header>${slot('mf-search/page/listing', EMPTY)}<footer></footer>`,
  );
});

test('every slot of the remote is emptied, and slots of other remotes stay as they are', () => {
  const other = slot(
    'mf-content/page/home',
    `<!--$--><p>Thuis</p>${slot('mf-search/fragment/A', '<!--$-->a<!--/$-->')}<!--/$-->`,
  );
  const html = other + slot('mf-search/fragment/B', '<!--$-->b<!--/$-->');
  expect(emptySlots(html, 'mf-search')).toBe(
    slot('mf-content/page/home', `<!--$--><p>Thuis</p>${slot('mf-search/fragment/A', EMPTY)}<!--/$-->`) +
      slot('mf-search/fragment/B', EMPTY),
  );
});

test.each([
  ['a message in its slot', slot('mf-search/page/listing', '<p>Er ging iets mis</p>')],
  ['content that broke', slot('mf-search/page/listing', '<!--$!--><template></template><p></p><!--/$-->')],
  ['content that never ends', slot('mf-search/page/listing', '<!--$--><p></p>')],
])('%s stays', (_what, html) => {
  expect(emptySlots(html, 'mf-search')).toBe(html);
});
