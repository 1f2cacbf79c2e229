import { makeAutoObservable } from 'mobx';

export type OverlayName =
  'cart' | 'filters' | 'menu' | 'pictures' | 'removal' | 'search' | 'sizes' | 'wishlist';

/** The panel over the page: at most one, so one value. */
export class OverlayStore {
  open: OverlayName | null = null;
  /** What is typed in the search that covers the page; the search boxes beside it follow. Null until it opens. */
  searchText: string | null = null;
  /**
   * Whether the browser is on the panel's own entry in its history, also while the panel closes: a page that is gone to
   * then has to take the entry's place. The shell, which makes the entries, says so.
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
