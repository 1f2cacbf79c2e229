import type { ReactNode } from 'react';
import { Button } from '../button/button';
import classes from './message.module.css';

type MessageAction =
  { label: string; href: string } | { label: string; onAction: () => void; busy?: boolean };

interface MessageProps {
  kind: 'info' | 'success' | 'error';
  /** Short summary of the event. */
  title?: string;
  /** Description of the event and the remedy. */
  children: ReactNode;
  /** The one possible action. */
  action?: MessageAction | undefined;
}

/** Shows an event and its remedy: in the place of a failed part, or above a form. */
export function Message({ kind, title, children, action }: MessageProps) {
  return (
    <div className={classes.message} data-kind={kind} role={kind === 'error' ? 'alert' : 'status'}>
      {title && <p className={classes.title}>{title}</p>}
      <div className={classes.text}>{children}</div>
      {action && (
        <div className={classes.action}>
          <MessageButton {...action} />
        </div>
      )}
    </div>
  );
}

function MessageButton(action: MessageAction) {
  const what =
    'href' in action ? { href: action.href } : { onClick: action.onAction, busy: action.busy ?? false };
  return (
    <Button {...what} variant="secondary" size="small">
      {action.label}
    </Button>
  );
}
