import { blockKind } from '../block-kind';
import { ContactOptions } from './contact-options';

export const contactOptions = blockKind(
  ContactOptions,
  () => import(/* webpackChunkName: "load.block-readings" */ './to-contact-options'),
);
