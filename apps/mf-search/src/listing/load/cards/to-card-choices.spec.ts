import type { PropertyOption } from '@weefsel/api-clients';
import { toCardChoices } from './to-card-choices';

const card = { href: '/nl/fjord/blouse', image: 'https://media.example/rood.jpg' };

const option = (group: string, name: string, colorHexCode?: string): PropertyOption => ({
  id: `${group}/${name}`,
  translated: { name },
  ...(colorHexCode && { colorHexCode }),
  group: {
    id: group,
    displayType: group === 'Kleur' ? 'color' : 'text',
    translated: { name: group },
  },
});

const pictureOf = (colour: string) => ({
  media: { url: `https://media.example/${colour.toLowerCase()}.jpg` },
});

const variant = (colour: string, size: string, available: boolean, length?: string) => ({
  available,
  cover: pictureOf(colour),
  options: [
    option('Kleur', colour, colour === 'Rood' ? '#a03030' : '#1d2b3c'),
    option('Maat', size),
    ...(length ? [option('Lengtemaat', length)] : []),
  ],
});

const blouse = {
  id: 'blouse',
  cover: pictureOf('Rood'),
  children: [
    variant('Blauw', 'L', true),
    variant('Blauw', 'S', false),
    variant('Blauw', 'M', true),
    variant('Rood', 'L', true),
    variant('Rood', 'S', true),
    variant('Rood', 'M', true),
  ],
};

describe('the choices on a product card', () => {
  test('are sizes in wearing order, sold-out ones included, and colours with picture and address [LST-21]', () => {
    expect(toCardChoices(blouse, card)).toEqual({
      ...card,
      sizes: ['S', 'M', 'L'],
      colours: [
        { name: 'Rood', swatch: '#a03030', ...card },
        {
          name: 'Blauw',
          swatch: '#1d2b3c',
          href: '/nl/fjord/blouse?kleur=blauw',
          image: 'https://media.example/blauw.jpg',
          soldOut: ['S'],
        },
      ],
    });
  });

  test('begin with the colour that the shopper filters by', () => {
    const { href, image, soldOut, colours } = toCardChoices(blouse, card, { colours: ['Blauw'] });
    expect({ href, image, soldOut }).toEqual({
      href: '/nl/fjord/blouse?kleur=blauw',
      image: 'https://media.example/blauw.jpg',
      soldOut: ['S'],
    });
    expect(colours?.map(({ name }) => name)).toEqual(['Blauw', 'Rood']);
  });

  test('leave out a colour that is sold out entirely', () => {
    const children = [variant('Rood', 'S', true), variant('Blauw', 'S', false)];
    expect(toCardChoices({ ...blouse, children }, card)).toEqual({ ...card, sizes: ['S'] });
  });

  test('count a size as available when any of its lengths is', () => {
    const children = [variant('Rood', 'W30', false, '32'), variant('Rood', 'W30', true, '34')];
    expect(toCardChoices({ ...blouse, children }, card)).toEqual({ ...card, sizes: ['W30'] });
  });

  test('are none for a product without variants', () => {
    expect(toCardChoices({ id: 'sjaal', children: null }, card)).toEqual(card);
  });
});
