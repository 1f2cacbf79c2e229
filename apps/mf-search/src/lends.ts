import type { SearchPopupProps } from '@weefsel/contracts';

declare module '@weefsel/contracts' {
  interface Fragments {
    'mf-search': { SearchPopup: SearchPopupProps };
  }
}
