import { button, list } from '@weefsel/contracts/shapes';
import type * as v from 'valibot';
import { blockOf } from '../block-shape';

/** Buttons in a row, without a text of their own. */
export type ButtonsBlock = v.InferOutput<typeof buttonsBlock>;
export const buttonsBlock = blockOf('buttons', { buttons: list(button) });
