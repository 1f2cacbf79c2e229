import { VisuallyHidden } from '../hidden/visually-hidden';
import classes from './card-sizes.module.css';

export interface CardSizesProps {
  /** In a few words, e.g. "Nog in 4 maten". */
  summary: string;
  /** Which they are, and which are sold out; only heard. */
  detail?: string;
}

/** In which sizes a product can be had: always heard, and seen where no pointer can rest on the card. */
export const CardSizes = ({ summary, detail }: CardSizesProps) => (
  <p className={classes.sizes} data-card-row="sizes">
    {summary}
    {detail && <VisuallyHidden> {detail}</VisuallyHidden>}
  </p>
);
