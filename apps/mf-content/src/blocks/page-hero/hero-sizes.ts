import type { PageHeroBlock } from './to-page-hero';

/** How wide the picture of each kind of head is shown; must be the same where it is preloaded. */
export const heroSizes: Record<PageHeroBlock['heroType'], string> = {
  plain: '',
  imageRight: '(min-width: 768px) 54vw, 100vw',
  headerBgImage: '100vw',
};
