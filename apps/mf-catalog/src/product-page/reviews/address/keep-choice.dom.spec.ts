import { keepChoice, withChoice } from './keep-choice';

test('a link takes over what was chosen since the page came, and what is not chosen any more goes', () => {
  expect(withChoice('http://shop/nl/jas?kleur=rood&sterren=4#beoordelingen', '?maat=38')).toBe(
    'http://shop/nl/jas?sterren=4&maat=38#beoordelingen',
  );
});

test('only links that say so are changed, from whatever is in them', () => {
  history.replaceState(null, '', '/nl/jas?maat=40');
  document.body.innerHTML = '<a data-keeps-choice href="/nl/jas"><b>5</b></a><a id="other" href="/x">x</a>';
  for (const target of document.querySelectorAll('b, #other')) keepChoice({ target });
  const [link, other] = document.querySelectorAll('a');
  expect(link?.href).toMatch(/\/nl\/jas\?maat=40$/);
  expect(other?.href).toMatch(/\/x$/);
});
