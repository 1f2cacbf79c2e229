import classes from './radio-cards.module.css';

export interface RadioOption {
  id: string;
  title: string;
  text?: string | undefined;
  /** Stands at the end of the line: what it costs. */
  note?: string | undefined;
}

interface RadioCardsProps {
  name: string;
  options: readonly RadioOption[];
  /** Id of the chosen option. */
  chosen: string;
  onChoose: (id: string) => void;
  /** Id of the element that says what is wrong. */
  errorId?: string | undefined;
}

/** One of a few, each with room for a word about it; stands in a fieldset that says what is chosen. */
export const RadioCards = ({ name, options, chosen, onChoose, errorId }: RadioCardsProps) => (
  <div className={classes.cards}>
    {options.map(({ id, title, text, note }) => (
      <label key={id} className={classes.card}>
        <input
          type="radio"
          className={classes.radio}
          name={name}
          value={id}
          checked={id === chosen}
          onChange={() => onChoose(id)}
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
