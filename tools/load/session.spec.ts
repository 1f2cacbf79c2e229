import { purchaseOf } from './session';

const size = (value: string, soldOut: boolean, more = '') =>
  `<label data-sold-out="${soldOut}"><input type="radio" name="maat" value="${value}"${more}/></label>`;
const form = (...inside: string[]) =>
  `<form method="post"><input type="radio" name="zoek" value="x"/></form>
   <form method="post">${inside.join('')}<button type="submit" name="form" value="add">In winkelmand</button></form>`;

test('a shopper chooses the first size that is there, and nothing of another form', () => {
  expect(purchaseOf(form(size('S', true), size('M', false, ' disabled'), size('L', false)))).toEqual({
    form: 'add',
    maat: 'L',
  });
});

test('a product without sizes is bought as it is, and a page without the form not at all', () => {
  expect(purchaseOf(form())).toEqual({ form: 'add' });
  expect(purchaseOf('<p>Uitverkocht</p>')).toBeUndefined();
});
