import type { OpeningTodayProps } from './opening-today-props';

/** What other remotes borrow as `OpeningToday`. */
export function Fragment({ title }: OpeningTodayProps) {
  return <p>{title}</p>;
}
