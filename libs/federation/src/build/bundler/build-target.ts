/** One build of one app. */
export interface BuildTarget {
  /** Folder name under `apps/`. */
  app: string;
  side: 'browser' | 'server';
  development?: boolean;
  /** Separates the disk cache of variants of one app, e.g. `monolith`. */
  variant?: string;
  /** Adds hot module replacement to a development build for the browser. */
  hot?: boolean;
}
