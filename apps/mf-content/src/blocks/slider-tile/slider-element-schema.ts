import { category, line, listOf, picture, to, words, type Field } from '@weefsel/content-schema';
import type { SliderElement } from './to-slider-tile';

/** Studio fields for the tiles of a slider. */
export const sliderElements = (title: string): Field =>
  listOf<SliderElement, 'page' | 'brand'>(
    title,
    {
      title: 'Tegel',
      fields: {
        itemTitle: line('Naam', { max: 60 }),
        itemImage: picture('Beeld'),
        text: words('Tekst', { max: 300 }),
        image: picture('Beeld bij de tekst'),
        link: category(),
        pageReference: to('page', 'Pagina'),
        selectedBrand: to('brand', 'Merk'),
      },
      shown: { title: 'itemTitle', subtitle: 'text', media: 'itemImage' },
    },
    { min: 1, max: 24 },
  );
