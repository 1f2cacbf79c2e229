import { Heading } from '@weefsel/ui';
import type { ComponentType, ReactNode } from 'react';
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

interface SpecimenOptions {
  /** Looks as if the pointer or the focus were there. */
  forced?: ForcedState | undefined;
  /** Takes the whole line. */
  wide?: boolean | undefined;
}

interface SpecimenProps extends SpecimenOptions {
  /** The state or form that is shown. */
  label: string;
  children: ReactNode;
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

interface StatesProps<Props> {
  name: string;
  of: ComponentType<Props>;
  /** Its props in each state, by the state's label. */
  states: Readonly<Record<string, Props & SpecimenOptions>>;
}

/** A component by its name in code, once for each set of props. */
export const States = <Props extends object>({ name, of: Shown, states }: StatesProps<Props>) => (
  <Component name={name}>
    {Object.entries(states).map(([label, { forced, wide, ...props }]) => (
      <Specimen key={label} label={label} forced={forced} wide={wide}>
        <Shown {...(props as Props)} />
      </Specimen>
    ))}
  </Component>
);
