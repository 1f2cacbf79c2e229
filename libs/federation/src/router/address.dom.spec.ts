import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { addressOf, isOnPage, visitTo } from './address';

const here = { pathname: '/nl/dames/', search: '?tn_p=2', hash: '#kaart' };
const print = ({ pathname, search, hash }: typeof here) => pathname + search + hash;

test.each([
  ['/cart', '/cart'],
  ['/nl/heren/?tn_p=3#a', '/nl/heren/?tn_p=3#a'],
  ['?tn_fk_maat=M', '/nl/dames/?tn_fk_maat=M'],
  ['#maten', '/nl/dames/#maten'],
  ['/nl/blúze', '/nl/bl%C3%BAze'],
  [{ pathname: '/cart', hash: '#a' }, '/cart#a'],
])('%j is an address of the shop', (to, expected) => {
  expect(print(addressOf(to, here, createBrowserHistory()))).toBe(expected);
});

test.each(['https://elders.example/', '//elders.example/', '\\\\elders.example', 'javascript:alert(1)'])(
  '%s is no address of the shop',
  (to) => {
    expect(() => addressOf(to, here, createBrowserHistory())).toThrow('No page of the shop');
  },
);

test.each([
  ['', false],
  ['#kaart', true],
  ['#maten', true],
])('of the same page %j is a place on it: %s', (hash, expected) => {
  expect(isOnPage(here, { ...here, hash })).toBe(expected);
  expect(isOnPage(here, { ...here, hash, search: '' })).toBe(false);
  expect(isOnPage(here, { ...here, hash, pathname: '/nl/' })).toBe(false);
});

test('each visit to an address has a separate key and state', () => {
  const [first, second] = [visitTo(here), visitTo(here, { from: 'mail' })];
  expect(first).toMatchObject({ ...here, state: null });
  expect(second.state).toEqual({ from: 'mail' });
  expect(first.key).not.toBe(second.key);
});
