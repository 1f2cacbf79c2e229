import { HiddenTexts } from './hidden-texts';

const log = { warn: jest.fn() };
beforeEach(() => log.warn.mockClear());

const KEY = 'headless.listing.title';

test('logs a text that an editor replaced, once per wording', () => {
  const hidden = new HiddenTexts(log);
  const edited = new Map([[KEY, 'Van de redactie']]);
  for (const text of ['Lijst', 'Lijst', 'Overzicht']) hidden.compare([[KEY, text]], edited);
  expect(log.warn.mock.calls.map(([{ text, shown }]) => [text, shown])).toEqual([
    ['Lijst', 'Van de redactie'],
    ['Overzicht', 'Van de redactie'],
  ]);
  expect(log.warn.mock.calls[0][1]).toBe(
    'Editors have their own text for "headless.listing.title", which hides the one in code.',
  );
});

test.each([
  ['no editor changed', new Map()],
  ['an editor left as it is', new Map([[KEY, 'Lijst']])],
])('logs no text that %s', (_whose, edited) => {
  new HiddenTexts(log).compare([[KEY, 'Lijst']], edited);
  expect(log.warn).not.toHaveBeenCalled();
});
