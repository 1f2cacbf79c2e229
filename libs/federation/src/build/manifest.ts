/** Files of one page or fragment, relative to the remote's base address, in the order in which they are needed. */
export interface PartFiles {
  js: string[];
  css: string[];
}

/** What a remote's build says about itself; written next to its files as `manifest.json`. */
export interface RemoteManifest {
  name: string;
  contract: string;
  /** Versions of the shared modules it was built against. */
  shared: Record<string, string>;
  /** The container script. */
  entry: string;
  door: PartFiles;
  pages: Record<string, PartFiles>;
  fragments: Record<string, PartFiles>;
  pieces?: Record<string, PartFiles>;
  /** npm packages that its browser files carry. */
  bundled: string[];
  /** Integrity (`sha384-…`) of every file, filled in by publishing. */
  files: Record<string, string>;
}
