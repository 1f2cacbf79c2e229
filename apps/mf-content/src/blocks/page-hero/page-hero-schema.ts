import { choice, defineBlock, headingLevel, line, picture, words } from '@weefsel/content-schema';
import type { PageHeroBlock } from './to-page-hero';

export const schema = defineBlock<PageHeroBlock>({
  name: 'pageHero',
  title: 'Begin van de pagina',
  fields: {
    heroType: choice(
      'Vorm',
      { plain: 'Alleen tekst', imageRight: 'Beeld rechts', headerBgImage: 'Tekst op het beeld' },
      { required: true },
    ),
    title: line('Titel', { required: true, max: 80 }),
    kicker: line('Regel erboven', { max: 40 }),
    text: words('Tekst', { max: 400 }),
    image: picture('Beeld'),
    imageMobile: picture('Beeld op telefoons'),
    titleLevel: headingLevel(),
  },
  shown: { title: 'title', media: 'image' },
});
