import type { ButtonLinkProps } from '@weefsel/ui';
import { toRowButtons } from '../../links/to-row-button';
import type { BlockContext } from '../block-context';
import type { BlockReading } from '../block-kind';
import { buttonsBlock, type ButtonsBlock } from './buttons-shape';

const ALIGNMENTS = ['left', 'center', 'right'] as const;

export interface ButtonsProps {
  buttons: ButtonLinkProps[];
  /** Where the row stands: where its first button wants to be. */
  align: (typeof ALIGNMENTS)[number];
}

/** Buttons in a row, in the middle unless the first one says otherwise. */
export const toButtons = ({ buttons }: ButtonsBlock, context: BlockContext): ButtonsProps => ({
  buttons: toRowButtons(buttons, context),
  align: ALIGNMENTS.find((side) => side === buttons?.[0]?.buttonAlignment) ?? 'center',
});

export const reading: BlockReading<ButtonsBlock, ButtonsProps> = { shape: buttonsBlock, toProps: toButtons };
