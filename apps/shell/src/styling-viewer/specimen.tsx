import type { ComponentType, ReactNode } from 'react';
import type { ForcedState } from './force-states';
import styles from './specimen.module.css';

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
  /** State to show as if by pointer or focus. */
  forced?: ForcedState | undefined;
  /** Takes the whole line. */
  wide?: boolean | undefined;
}

interface SpecimenProps extends SpecimenOptions {
  /** Name of the shown state or variant. */
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

interface EachProps<Value> {
  name: string;
  of: readonly Value[];
  /** Label of a value; default is the value itself. */
  label?: (value: Value) => string;
  wide?: boolean;
  children: (value: Value) => ReactNode;
}

/** A component by its name in code, once for each value. */
export const Each = <const Value,>({ name, of, label = String, wide, children }: EachProps<Value>) => (
  <Component name={name}>
    {of.map((value) => (
      <Specimen key={label(value)} label={label(value)} wide={wide}>
        {children(value)}
      </Specimen>
    ))}
  </Component>
);

/** A component by its name in code, once per set of props. The keys are the labels of the states. */
export const statesOf = <Props extends object>(
  name: string,
  Shown: ComponentType<Props>,
  states: Readonly<Record<string, Props & SpecimenOptions>>,
) => (
  <Component name={name}>
    {Object.entries(states).map(([label, { forced, wide, ...props }]) => (
      <Specimen key={label} label={label} forced={forced} wide={wide}>
        <Shown {...(props as Props)} />
      </Specimen>
    ))}
  </Component>
);
