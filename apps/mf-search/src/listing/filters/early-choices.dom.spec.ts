import { parseListing, printListing } from '../address/listing-url';
import { earlyChoices } from './early-choices';

const FORM = `
  <input type="hidden" name="tn_sort" value="Nieuwste">
  <input type="checkbox" name="tn_fk_merk" value="Fjord" checked>
  <input type="checkbox" name="tn_fk_merk" value="Noord">
  <input name="tn_fk_ae-price" value="10"><input name="tn_fk_ae-price" value="90">`;

const state = parseListing('?tn_sort=Nieuwste&tn_fk_merk=Fjord');

function formAfter(touch: (inputs: HTMLInputElement[]) => void): HTMLFormElement {
  const form = document.createElement('form');
  form.innerHTML = FORM;
  touch([...form.querySelectorAll('input')]);
  return form;
}

const printed = (form: HTMLFormElement) => {
  const early = earlyChoices(form, state);
  return early && decodeURIComponent(printListing(early));
};

describe('a choice made before the page could answer', () => {
  test('is found by its tick, and the untouched price stays no filter', () => {
    const form = formAfter(([, , noord]) => noord?.click());
    expect(printed(form)).toBe('?tn_fk_merk=Fjord|Noord&tn_sort=Nieuwste');
  });

  test('is found by a typed price', () => {
    const form = formAfter(([, , , , to]) => Object.assign(to ?? {}, { value: '50' }));
    expect(printed(form)).toBe('?tn_fk_merk=Fjord&tn_fk_ae-price=10-50&tn_sort=Nieuwste');
  });

  test('is not there when nothing was touched', () => {
    expect(printed(formAfter(() => undefined))).toBeUndefined();
  });
});
