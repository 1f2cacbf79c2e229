import { buttonLook, defineBlock, group, line, link, listOf, picture, yesNo } from '@weefsel/content-schema';
import type { BannerItem, DoubleBannerBlock } from './to-double-banner';

const button = group<NonNullable<BannerItem['button']>>('Knop', {
  title: line('Tekst', { max: 40 }),
  type: buttonLook(),
});

export const schema = defineBlock<DoubleBannerBlock>({
  name: 'doubleBanner',
  title: 'Banners naast elkaar',
  fields: {
    title: line('Kop'),
    banners: listOf<BannerItem>(
      'Banners',
      {
        title: 'Banner',
        fields: {
          title: line('Titel', { required: true, max: 60 }),
          subtitle: line('Regel eronder', { max: 80 }),
          url: link('Waarheen'),
          button,
          image: picture('Beeld', { required: true }),
          hidden: yesNo('Verborgen'),
        },
        shown: { title: 'title', subtitle: 'url', media: 'image' },
      },
      { min: 1, max: 4 },
    ),
  },
  shown: { title: 'banners.0.title', media: 'banners.0.image' },
});
