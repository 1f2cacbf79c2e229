import { Button, type ButtonLinkProps } from '@weefsel/ui';
import classes from './button-row.module.css';

interface ButtonRowProps {
  buttons: readonly ButtonLinkProps[];
  /** Default left. */
  align?: 'left' | 'center' | 'right';
}

/** A row of buttons; on a phone each is as wide as its text. Renders nothing without buttons. */
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
