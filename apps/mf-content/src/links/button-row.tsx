import { Button, type ButtonLinkProps } from '@weefsel/ui';
import classes from './button-row.module.css';

interface ButtonRowProps {
  buttons: readonly ButtonLinkProps[];
  /** Default left. */
  align?: 'left' | 'center' | 'right';
}

/** Buttons beside each other, on a phone as wide as they need to be; nothing without buttons. */
export function ButtonRow({ buttons, align = 'left' }: ButtonRowProps) {
  if (buttons.length === 0) return null;
  return (
    <div className={classes.buttons} data-align={align}>
      {buttons.map((button, index) => (
        <Button key={index} {...button} />
      ))}
    </div>
  );
}
