import { makeAutoObservable } from 'mobx';

export type OverlayName =
  'cart' | 'filters' | 'menu' | 'pictures' | 'removal' | 'search' | 'sizes' | 'wishlist';

/** The overlay. At most one is open, so one value suffices. */
export class OverlayStore {
  open: OverlayName | null = null;
  /** Text in the search overlay. The search boxes beside it follow. Null until it opens. */
  searchText: string | null = null;
  /**
   * True while the browser is on the overlay's history entry, also during closing. A navigation then has to replace the
   * entry. Set by the shell, which creates the entries.
   */
  isOnEntry: () => boolean = () => false;

  constructor() {
    makeAutoObservable(this, { isOnEntry: false }, { autoBind: true });
  }

  isOpen(name: OverlayName): boolean {
    return this.open === name;
  }

  show(name: OverlayName): void {
    this.open = name;
  }

  typeSearch(text: string): void {
    this.searchText = text;
  }

  toggle(name: OverlayName): void {
    this.open = this.open === name ? null : name;
  }

  close(): void {
    this.open = null;
  }
}
