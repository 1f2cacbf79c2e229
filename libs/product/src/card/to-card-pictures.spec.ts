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

test('a card shows its picture in the widths that it needs, said to be what editors called it', () => {
  const { picture, hoverPicture } = toCardPictures({ ...jurk, alt: 'Jurk, voorkant' }, hosts);
  expect(picture).toMatchObject({
    src: 'https://media.example/front.jpg?w=640&fm=webp&q=75',
    alt: 'Jurk, voorkant',
  });
  expect(hoverPicture?.srcSet).toContain('back.jpg?w=320');
});

test('a picture from a stranger is not shown; the place of the first says what it would be', () => {
  const { picture, hoverPicture } = toCardPictures(jurk, ['other.example']);
  expect(picture).toEqual({ alt: 'Linnen jurk' });
  expect(hoverPicture).toBeUndefined();
});
