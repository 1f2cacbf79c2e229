import { menus } from '../header/show-in-shop.fixture';
import { NOT_FOUND_GOODS, notFoundGoods } from './not-found-goods';

const titlesFor = (context: 'general' | 'ladies' | 'men') => {
  const { props } = notFoundGoods(menus.main, context)[NOT_FOUND_GOODS] ?? {};
  return (props as { tabs: { title: string }[] }).tabs.map(({ title }) => title);
};

test('an unknown address suggests the products of its part of the shop first [ROU-05]', () => {
  expect(titlesFor('general')).toEqual(['Dames', 'Heren']);
  expect(titlesFor('men')).toEqual(['Heren', 'Dames']);
});

test('an unknown address suggests no products in a shop without a menu', () => {
  expect(notFoundGoods([], 'general')).toEqual({});
});
