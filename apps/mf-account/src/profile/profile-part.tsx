import { Heading, Message } from '@weefsel/ui';
import type { ReactNode } from 'react';
import classes from './profile.module.css';

interface ProfilePartProps {
  title: string;
  /** What was changed just now. */
  done?: string | undefined;
  children: ReactNode;
}

export function ProfilePart({ title, done, children }: ProfilePartProps) {
  return (
    <section className={classes.part}>
      <Heading level={2} size="small">
        {title}
      </Heading>
      {done && <Message kind="success">{done}</Message>}
      {children}
    </section>
  );
}
