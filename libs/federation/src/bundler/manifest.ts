import type { RemoteDescription } from '../../../contracts/src/remote-description.ts';

/** Name of the file with a remote's description, beside its server bundle. */
export const DESCRIPTION = 'description.json';

/** Files of one page or fragment, relative to the remote's base address, in the order in which they are needed. */
export interface PartFiles {
  js: string[];
  css: string[];
}

/** The scripts and style sheets among the files of a build; hot updates are of no part. */
export function partFiles(files: readonly string[]): PartFiles {
  const lasting = files.filter((file) => !file.includes('hot-update'));
  return {
    js: lasting.filter((file) => file.endsWith('.js')),
    css: lasting.filter((file) => file.endsWith('.css')),
  };
}

/** Texts on screen by language and key. */
export type TextsByLanguage = Record<string, Record<string, string>>;

/** A fragment that somebody shows and a remote lends. */
export interface Borrowed {
  remote: string;
  name: string;
}

/** What code does outside of itself: names of globals it sets, of built-ins whose prototype it writes to, of what it keeps in the browser and what it tells. */
export interface Traces {
  globals: string[];
  prototypes: string[];
  storage: string[];
  /** Names of tracked events. Absent in older versions. */
  events?: string[];
}

/** What a remote's build says about itself; written next to its files as `manifest.json`. */
export interface RemoteManifest {
  name: string;
  contract: string;
  /** Versions of the shared modules it was built against. */
  shared: Record<string, string>;
  /** The container script. */
  remoteEntry: string;
  /** What `remote.tsx` exports. */
  entry: PartFiles;
  pages: Record<string, PartFiles>;
  fragments: Record<string, PartFiles>;
  chunks?: Record<string, PartFiles>;
  /** What it says on screen. Absent in older versions, whose texts were the shell's. */
  texts?: TextsByLanguage;
  /** What the libraries say that are built into it, as they were then. */
  libTexts?: TextsByLanguage;
  /** What its entry says: where its pages are shown, what it lends and keeps. Added by publishing. */
  description?: RemoteDescription;
  /** Fragments of remotes that it shows. Absent in older versions, of which nobody knows. */
  borrows?: Borrowed[];
  /** What the build found that it leaves behind. */
  traces?: Traces;
  /** Globals that it says it sets. */
  globals?: string[];
  /** Most JavaScript that it may add to each page, in kB of 1000 bytes as they are sent. */
  budget?: Record<string, number>;
  /** What it does add, in bytes as they are sent; measured by publishing. */
  bytes?: Record<string, { js: number; css: number }>;
  /** npm packages that its browser files carry. */
  bundled: string[];
  /** How its loader asks for scripts, so that Integrity-Policy lets them through. Absent in older versions. */
  scriptMode?: 'cors';
  /** Integrity (`sha384-…`) of every file, filled in by publishing. */
  files: Record<string, string>;
}
