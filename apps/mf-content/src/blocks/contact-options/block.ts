import type { BlockKind } from '../block-kind';
import { ContactOptions } from './contact-options';
import type { ContactOptionsProps } from './to-contact-options';
import type { ContactOptionsBlock } from './contact-options-shape';

export const contactOptions: BlockKind<ContactOptionsBlock, ContactOptionsProps> = {
  view: ContactOptions,
  read: () => import(/* webpackChunkName: "load.block-readings" */ './to-contact-options'),
};
