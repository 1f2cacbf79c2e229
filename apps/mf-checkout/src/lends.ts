import type { PanelProps } from '@weefsel/contracts';

declare module '@weefsel/contracts' {
  interface Fragments {
    'mf-checkout': { CartPanel: PanelProps };
  }
}
