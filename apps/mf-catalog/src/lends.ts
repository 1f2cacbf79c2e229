import type { PanelProps, ProductSliderProps } from '@weefsel/contracts';

declare module '@weefsel/contracts' {
  interface Fragments {
    'mf-catalog': { ProductSlider: ProductSliderProps; WishlistPanel: PanelProps };
  }
}
