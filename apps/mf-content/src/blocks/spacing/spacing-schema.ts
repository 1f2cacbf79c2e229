import { amount, defineBlock } from '@weefsel/content-schema';
import type { SpacingBlock } from './to-spacing';

export const schema = defineBlock<SpacingBlock>({
  name: 'spacing',
  title: 'Ruimte',
  fields: {
    desktopHeight: amount('Hoogte in px', { max: 400 }),
    mobileHeight: amount('Hoogte op telefoons in px', { max: 400 }),
  },
});
