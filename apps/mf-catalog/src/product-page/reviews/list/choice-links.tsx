import { useId } from 'react';
import { KEEPS_CHOICE } from '../address/keep-choice';
import classes from './choice-links.module.css';

interface ChoiceLinksProps {
  label: string;
  choices: readonly { name: string; href: string; isChosen: boolean }[];
}

/** Links for choosing one of several values. */
export function ChoiceLinks({ label, choices }: ChoiceLinksProps) {
  const id = useId();
  return (
    <div className={classes.choice}>
      <span className={classes.label} id={id}>
        {label}
      </span>
      <ul className={classes.links} aria-labelledby={id}>
        {choices.map(({ name, href, isChosen }) => (
          <li key={name}>
            <a
              {...KEEPS_CHOICE}
              className={classes.link}
              href={href}
              rel="nofollow"
              aria-current={isChosen || undefined}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
