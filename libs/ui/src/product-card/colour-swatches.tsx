import { VisuallyHidden } from '../hidden/visually-hidden';
import classes from './colour-swatches.module.css';

/** Maximum number of dots, to keep a card calm. */
const MOST = 5;

export interface Swatch {
  /** Name of the colour, e.g. "Donkerblauw". */
  name: string;
  /** CSS background; without it the dot is empty. */
  swatch?: string | undefined;
}

interface ColourSwatchesProps {
  /** Name of the choice, e.g. "Kleuren van Linnen blouse". */
  label: string;
  /** At least two; the first five can be chosen. */
  colours: readonly Swatch[];
  /** Index of the shown colour, from 0. */
  chosen: number;
  onChoose: (index: number) => void;
  /** Unit of the number after the dots, e.g. "kleuren". */
  moreLabel: string;
}

/** Colours of a product on its card, as dots to press. */
export function ColourSwatches({ label, colours, chosen, onChoose, moreLabel }: ColourSwatchesProps) {
  const more = colours.length - MOST;
  return (
    <ul className={classes.swatches} aria-label={label} data-card-row="choices">
      {colours.slice(0, MOST).map(({ name, swatch }, index) => (
        <li key={name}>
          <button
            type="button"
            className={classes.swatch}
            style={{ ['--swatch' as string]: swatch }}
            aria-label={name}
            aria-pressed={index === chosen}
            title={name}
            data-early="queue"
            onClick={() => onChoose(index)}
          />
        </li>
      ))}
      {more > 0 && (
        <li className={classes.more}>
          +{more}
          <VisuallyHidden> {moreLabel}</VisuallyHidden>
        </li>
      )}
    </ul>
  );
}
