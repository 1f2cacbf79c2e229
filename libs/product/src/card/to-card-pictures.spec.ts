import type { ProductCardData } from './to-product-card';
import { toCardPictures } from './to-card-pictures';

const hosts = ['media.example'];
const jurk: ProductCardData = {
  id: 'a1',
  href: '/nl/jurk',
  brand: 'Fjord',
  name: 'Linnen jurk',
  price: { kind: 'regular', amount: 89.95 },
  image: 'https://media.example/front.jpg',
  hoverImage: 'https://media.example/back.jpg',
};

test('a card shows its picture in the needed widths, with the alternative text of the editors', () => {
  const { picture, hoverPicture } = toCardPictures({ ...jurk, alt: 'Jurk, voorkant' }, hosts);
  expect(picture).toMatchObject({
    src: 'https://media.example/front.jpg?w=640&fm=webp&q=75',
    alt: 'Jurk, voorkant',
  });
  expect(hoverPicture?.srcSet).toContain('back.jpg?w=320');
});

test('a picture from an unknown host is not shown, and the first one’s place has the product name', () => {
  const { picture, hoverPicture } = toCardPictures(jurk, ['other.example']);
  expect(picture).toEqual({ alt: 'Linnen jurk' });
  expect(hoverPicture).toBeUndefined();
});
