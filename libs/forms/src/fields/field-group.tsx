import type { ReactNode } from 'react';
import classes from './fields.module.css';

interface FieldGroupProps {
  /** What its fields are about; without one the heading above says so. */
  legend?: string;
  children: ReactNode;
}

/** Fields that belong together, side by side where there is room. */
export function FieldGroup({ legend, children }: FieldGroupProps) {
  if (legend === undefined) return <div className={classes.group}>{children}</div>;
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{legend}</legend>
      {children}
    </fieldset>
  );
}

/** A whole line of a group, for what is no field. */
export const GroupLine = ({ children }: { children: ReactNode }) => (
  <div className={classes.choices}>{children}</div>
);
