import { makeAutoObservable } from 'mobx';

export type OverlayName = 'cart' | 'menu' | 'search' | 'wishlist';

/** The panel over the page: at most one, so one value. */
export class OverlayStore {
  open: OverlayName | null = null;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  isOpen(name: OverlayName): boolean {
    return this.open === name;
  }

  show(name: OverlayName): void {
    this.open = name;
  }

  toggle(name: OverlayName): void {
    this.open = this.open === name ? null : name;
  }

  close(): void {
    this.open = null;
  }
}
