import { placeIn, releaseIn } from './blame';

test.each([
  [
    'TypeError: x\n    at a (https://shop.example/remotes/mf-search/ab12/p.js:1:2)\n    at b (https://shop.example/assets/main.js:3:4)',
    'mf-search@ab12',
    '/remotes/mf-search/ab12/p.js:1:2',
  ],
  ['g@https://shop.example/assets/main.1a.js:1:99', 'shell', '/assets/main.1a.js:1:99'],
  ['https://shop.example/remotes/mf-cart_x/v-1/', 'mf-cart_x@v-1', '/remotes/mf-cart_x/v-1/'],
  ['at chrome-extension://abc/content.js:1:2', '', ''],
  ['at https://shop.example/assets/x.js?secret=1', 'shell', '/assets/x.js'],
  ['', '', ''],
])('of %j the release is %j', (text, release, place) => {
  expect([releaseIn(text), placeIn(text)]).toEqual([release, place]);
});
