import { button, list } from '@weefsel/contracts/shapes';
import type { ButtonLinkProps } from '@weefsel/ui';
import type * as v from 'valibot';
import { toRowButtons } from '../../links/to-row-button';
import type { BlockReading } from '../block-kind';
import { blockOf } from '../block-shape';

/** Buttons in a row, without further text. */
export type ButtonsBlock = v.InferOutput<typeof buttonsBlock>;
const buttonsBlock = blockOf('buttons', { buttons: list(button) });

const ALIGNMENTS = ['left', 'center', 'right'] as const;

export interface ButtonsProps {
  buttons: ButtonLinkProps[];
  /** Alignment of the row: that of its first button. */
  align: (typeof ALIGNMENTS)[number];
}

/** Buttons in a row, centred unless the first one sets an alignment. */
export const reading: BlockReading<ButtonsBlock, ButtonsProps> = {
  shape: buttonsBlock,
  toProps: ({ buttons }, context) => ({
    buttons: toRowButtons(buttons, context),
    align: ALIGNMENTS.find((side) => side === buttons?.[0]?.buttonAlignment) ?? 'center',
  }),
};
