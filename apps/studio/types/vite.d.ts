/** What Vite, which builds the Studio, makes of a pattern: the modules that it finds, by their paths. */
interface ImportMeta {
  glob<T>(pattern: string, options: { eager: true }): Record<string, T>;
}
