import type { BlockKind } from '../block-kind';
import { Buttons } from './buttons';
import type { ButtonsProps } from './to-buttons';
import type { ButtonsBlock } from './buttons-shape';

export const buttons: BlockKind<ButtonsBlock, ButtonsProps> = {
  view: Buttons,
  read: () => import(/* webpackChunkName: "load.block-readings" */ './to-buttons'),
};
