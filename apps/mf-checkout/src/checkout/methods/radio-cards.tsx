import { useEarlyInput } from '@weefsel/ui';
import type { ComponentProps } from 'react';
import classes from './radio-cards.module.css';

export interface RadioOption {
  id: string;
  title: string;
  text?: string | undefined;
  /** Shown at the end of the line: the price. */
  note?: string | undefined;
}

interface RadioCardsProps {
  name: string;
  options: readonly RadioOption[];
  /** Id of the chosen option. */
  chosen: string;
  onChoose: (id: string) => void;
  /** Id of the element with the error message. */
  errorId?: string | undefined;
}

const Radio = (props: ComponentProps<'input'>) => (
  <input {...props} ref={useEarlyInput<'input'>(props)} type="radio" className={classes.radio} />
);

/** Radio buttons, each with room for a description. For use in a fieldset with a legend. */
export const RadioCards = ({ name, options, chosen, onChoose, errorId }: RadioCardsProps) => (
  <div className={classes.cards}>
    {options.map(({ id, title, text, note }) => (
      <label key={id} className={classes.card}>
        <Radio
          name={name}
          value={id}
          checked={id === chosen}
          onChange={({ target }) => target.checked && onChoose(id)}
          aria-describedby={errorId}
        />
        <span className={classes.words}>
          <span className={classes.title}>{title}</span>
          {text && <span className={classes.text}>{text}</span>}
        </span>
        {note && <span className={classes.note}>{note}</span>}
      </label>
    ))}
  </div>
);
