import type { RemoteDescription } from '../../../../contracts/src/remote-description.ts';

/** Name of the file with a remote's description, beside its server bundle. */
export const DESCRIPTION = 'description.json';

/** Files of one page or fragment, relative to the remote's base address, in loading order. */
export interface PartFiles {
  js: string[];
  css: string[];
}

/** Scripts and style sheets among the files of a build, without hot updates. */
export function partFiles(files: readonly string[]): PartFiles {
  const lasting = files.filter((file) => !file.includes('hot-update'));
  return {
    js: lasting.filter((file) => file.endsWith('.js')),
    css: lasting.filter((file) => file.endsWith('.css')),
  };
}

/** Texts on screen by language and key. */
export type TextsByLanguage = Record<string, Record<string, string>>;

/** A fragment that one app shows and a remote lends. */
export interface Borrowed {
  remote: string;
  name: string;
}

/**
 * Side effects of code: globals it sets, built-ins with changed prototypes, storage keys and tracked events.
 */
export interface Traces {
  globals: string[];
  prototypes: string[];
  storage: string[];
  /** Names of tracked events. Absent in older versions. */
  events?: string[];
}

/** Metadata of a remote's build; written next to its files as `manifest.json`. */
export interface RemoteManifest {
  name: string;
  contract: string;
  /** Versions of the shared modules it was built against. */
  shared: Record<string, string>;
  /** The container script. */
  remoteEntry: string;
  /** Files of the default export of `remote.tsx`. */
  entry: PartFiles;
  pages: Record<string, PartFiles>;
  fragments: Record<string, PartFiles>;
  chunks?: Record<string, PartFiles>;
  /** Its texts on screen. Absent in older versions, whose texts were the shell's. */
  texts?: TextsByLanguage;
  /** Texts of the libraries built into it, as they were at build time. */
  libTexts?: TextsByLanguage;
  /** Its entry's metadata: addresses of its pages, lent fragments and storage. Added by publishing. */
  description?: RemoteDescription;
  /** Fragments of remotes that it shows. Absent in older versions, where they are unknown. */
  borrows?: Borrowed[];
  /** Side effects found by the build. */
  traces?: Traces;
  /** Globals that it declares to set. */
  globals?: string[];
  /** Maximum JavaScript that it may add to each page, in kB of 1000 bytes as sent. */
  budget?: Record<string, number>;
  /** Bytes that it does add to each page, as sent; measured by publishing. */
  bytes?: Record<string, { js: number; css: number }>;
  /** npm packages in its browser files. */
  bundled: string[];
  /** Request mode of its loader for scripts, as Integrity-Policy requires. Absent in older versions. */
  scriptMode?: 'cors';
  /** Integrity (`sha384-…`) of every file, filled in by publishing. */
  files: Record<string, string>;
}
