import { VisuallyHidden } from '../hidden/visually-hidden';
import classes from './card-sizes.module.css';

export interface CardSizesProps {
  /** Short text, e.g. "Nog in 4 maten". */
  summary: string;
  /** Available and sold-out sizes, for screen readers only. */
  detail?: string;
}

/** Available sizes of a product: always read out, and visible on devices without hover. */
export const CardSizes = ({ summary, detail }: CardSizesProps) => (
  <p className={classes.sizes} data-card-row="sizes">
    {summary}
    {detail && <VisuallyHidden> {detail}</VisuallyHidden>}
  </p>
);
