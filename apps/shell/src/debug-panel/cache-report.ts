/** Address of the server's cache report; available only while `DEBUG_PANEL` is on. */
export const CACHE_REPORT_PATH = '/api/debug/caches';

/** Content of the shell server's caches, with its age. */
export interface CacheReport {
  /** Pages by address, the youngest first. */
  pages: { address: string; ageSeconds: number }[];
  /** Texts, menus and facts about the shop: fetched together. */
  shell: { texts: number; mainEntries: number; footerColumns: number; ageSeconds: number | null };
  /** The remotes that render new pages. */
  remotes: { name: string; version: string }[];
}
