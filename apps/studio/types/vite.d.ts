/** Module glob of Vite, the bundler of the Studio: modules that match a pattern, by path. */
interface ImportMeta {
  glob<T>(pattern: string, options: { eager: true }): Record<string, T>;
}
