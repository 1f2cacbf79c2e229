import type { PageHeroBlock } from './to-page-hero';

/** `sizes` of the picture by kind of hero; shared by the view and the preload. */
export const heroSizes: Record<PageHeroBlock['heroType'], string> = {
  plain: '',
  imageRight: '(min-width: 768px) 54vw, 100vw',
  headerBgImage: '100vw',
};
