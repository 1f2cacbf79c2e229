import { category, choice, line, listOf, type Field } from '@weefsel/content-schema';
import type { ProductSliderBlockTab } from './to-product-slider';

/** Studio fields for the tabs of a product slider. */
export const productTabs = (): Field =>
  listOf<ProductSliderBlockTab>(
    'Tabbladen',
    {
      title: 'Tabblad',
      fields: {
        title: line('Naam', { required: true, max: 40 }),
        dataSource: choice('Welke artikelen', {
          dpg: 'De nieuwste van een categorie',
          TweakwiseRecommend: 'Een lijst van de zoekdienst',
        }),
        pageReference: category(),
        TweakwiseRecommendationId: line('Nummer van de lijst', { max: 20 }),
      },
      shown: { title: 'title', subtitle: 'pageReference.title' },
    },
    { min: 1, max: 6 },
  );
