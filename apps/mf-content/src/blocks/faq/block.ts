import { blockKind } from '../block-kind';
import { Faq } from './faq';

export const faq = blockKind(Faq, () => import(/* webpackChunkName: "load.block-readings" */ './to-faq'));
