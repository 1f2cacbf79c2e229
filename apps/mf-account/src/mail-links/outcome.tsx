import { useFocusWhen } from '@weefsel/forms';
import { Button, Container, Heading } from '@weefsel/ui';
import type { ReactNode } from 'react';
import classes from './outcome.module.css';

interface OutcomeProps {
  title: string;
  children?: ReactNode;
  /** The next step. */
  action?: { label: string; href: string } | { label: string; onAction: () => void };
  /** Takes the focus, for content that replaces a form. */
  isFocused?: boolean;
}

/** Page-filling result: a title, a short text and a next step. */
export function Outcome({ title, children, action, isFocused = false }: OutcomeProps) {
  const outcome = useFocusWhen(isFocused);

  return (
    <Container>
      <div ref={outcome} className={classes.outcome} tabIndex={-1}>
        <Heading level={1}>{title}</Heading>
        {children}
        {action && 'href' in action && <Button href={action.href}>{action.label}</Button>}
        {action && 'onAction' in action && <Button onClick={action.onAction}>{action.label}</Button>}
      </div>
    </Container>
  );
}
