import { Heading } from '@weefsel/ui';
import type { ReactNode } from 'react';
import type { ForcedState } from './force-states';
import styles from './specimen.module.css';

interface ChapterProps {
  /** What the table of contents leads to. */
  id: string;
  title: string;
  children: ReactNode;
}

/** Components of one kind. */
export function Chapter({ id, title, children }: ChapterProps) {
  return (
    <section id={id} className={styles.chapter} aria-labelledby={`${id}-title`}>
      <Heading level={2} id={`${id}-title`}>
        {title}
      </Heading>
      {children}
    </section>
  );
}

/** A component by its name in code, in all of its states. */
export function Component({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.component}>
      <h3 className={styles.name}>
        <code>{name}</code>
      </h3>
      <div className={styles.specimens}>{children}</div>
    </div>
  );
}

interface SpecimenProps {
  /** The state or form that is shown. */
  label: string;
  children: ReactNode;
  /** Looks as if the pointer or the focus were there. */
  forced?: ForcedState;
  /** Takes the whole line. */
  wide?: boolean;
}

/** A component in one state. */
export function Specimen({ label, children, forced, wide = false }: SpecimenProps) {
  return (
    <div className={styles.specimen} data-wide={wide || undefined}>
      <p className={styles.label}>{label}</p>
      <div data-forced={forced}>{children}</div>
    </div>
  );
}
