import { FORM_FIELD, paths } from '@weefsel/contracts';
import type { FormEvent, ReactNode } from 'react';

/**
 * Names of the form and its fields. Quantity 0 removes the line. Buttons send `quantity`; the input sends `typed`.
 */
export const LINE_FORM = { name: 'line', line: 'line', quantity: 'quantity', typed: 'typed' } as const;

interface LineFormProps {
  lineId: string;
  className?: string | undefined;
  /** Page to return to, by default the cart. */
  page?: string;
  children: ReactNode;
}

const byScript = (event: FormEvent) => event.preventDefault();

/** Form for the changes of a line. Without script the cart page handles it. Its quantity is printed too. */
export const LineForm = ({ lineId, className, page = paths.cart.to(), children }: LineFormProps) => (
  <form className={className} data-prints="" method="post" action={page} onSubmit={byScript}>
    <input type="hidden" name={FORM_FIELD} value={LINE_FORM.name} />
    <input type="hidden" name={LINE_FORM.line} value={lineId} />
    {children}
  </form>
);
