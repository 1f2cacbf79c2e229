import type { OpeningTodayProps } from './opening-today/opening-today-props';

declare module '@weefsel/contracts' {
  interface Fragments {
    'mf-try-out': { OpeningToday: OpeningTodayProps };
  }
}
