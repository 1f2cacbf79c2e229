import { FORM_FIELD, paths } from '@weefsel/contracts';
import type { FormEvent, ReactNode } from 'react';

/** Name of the form, and of what it says about a line: its quantity, 0 to take it out, by a button or typed. */
export const LINE_FORM = { name: 'line', line: 'line', quantity: 'quantity', typed: 'typed' } as const;

interface LineFormProps {
  lineId: string;
  className?: string | undefined;
  /** Page to come back to, default the cart. */
  page?: string;
  children: ReactNode;
}

const byScript = (event: FormEvent) => event.preventDefault();

/** Form of a line's changes, answered by the cart's page without script; paper shows its quantity. */
export const LineForm = ({ lineId, className, page = paths.cart.to(), children }: LineFormProps) => (
  <form className={className} data-prints="" method="post" action={page} onSubmit={byScript}>
    <input type="hidden" name={FORM_FIELD} value={LINE_FORM.name} />
    <input type="hidden" name={LINE_FORM.line} value={lineId} />
    {children}
  </form>
);
