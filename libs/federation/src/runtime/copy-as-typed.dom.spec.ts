import { copyAsTyped } from './copy-as-typed';

test('the copy keeps typed and chosen values, except a password', () => {
  document.body.innerHTML = `<form>
    <input name="form" type="hidden" value="login"><input name="city"><input type="password" name="secret">
    <input type="checkbox" name="other" checked><input type="radio" name="pay" value="visa">
    <select name="country"><option value="NL" selected>Nederland</option><option value="BE">België</option></select>
  </form>`;
  const field = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`);
  const set = (name: string, change: Partial<HTMLInputElement>) => Object.assign(field(name) ?? {}, change);
  set('city', { value: 'Utrecht "Oost"' });
  set('secret', { value: 'geheim' });
  set('other', { checked: false });
  set('pay', { checked: true });
  set('country', { value: 'BE' });
  const before = document.body.innerHTML;
  const copy = copyAsTyped(document.body);
  expect(document.body.innerHTML).toBe(before);
  document.body.replaceChildren(copy.cloneNode(true));
  const kept = Object.fromEntries(new FormData(document.querySelector('form') ?? undefined));
  expect(kept).toEqual({ form: 'login', city: 'Utrecht "Oost"', secret: '', pay: 'visa', country: 'BE' });
});
