/** Where the server says what it keeps in memory; only while `DEBUG_PANEL` is on. */
export const CACHE_REPORT_PATH = '/api/debug/caches';

/** What the shell's server keeps in memory, and how old it is. */
export interface CacheReport {
  /** Pages by address, the youngest first. */
  pages: { address: string; ageSeconds: number }[];
  /** Texts, menus and facts about the shop: fetched together. */
  shell: { texts: number; mainEntries: number; footerColumns: number; ageSeconds: number | null };
  /** The remotes that new pages are made of. */
  remotes: { name: string; version: string }[];
}
