import {
  button,
  choice,
  defineBlock,
  headingLevel,
  line,
  picture,
  words,
  yesNo,
} from '@weefsel/content-schema';
import type { HeaderBannerBlock } from './to-header-banner';

const COLOURS = { dark: 'Donker', light: 'Licht' };

export const schema = defineBlock<HeaderBannerBlock>({
  name: 'headerBanner',
  title: 'Campagnebeeld',
  fields: {
    title: line('Titel', { required: true, max: 60 }),
    text: words('Tekst', { max: 200 }),
    image: picture('Beeld', { required: true }),
    imageMobile: picture('Beeld op telefoons'),
    button1: button('Eerste knop'),
    button2: button('Tweede knop'),
    textPosition: choice('Plaats van de tekst', { left: 'Links', center: 'Midden', right: 'Rechts' }),
    textColorDesktop: choice('Kleur van de tekst', COLOURS),
    textColorMobile: choice('Kleur van de tekst op telefoons', COLOURS),
    textStyle: choice('Letters', { big: 'Groot', small: 'Klein' }),
    titleLevel: headingLevel(),
    blog: yesNo('Hoort bij een blog'),
  },
  shown: { title: 'title', media: 'image' },
});
