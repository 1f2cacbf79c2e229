interface Screen {
  /** In px. */
  width: number;
  /** True for reduced motion. */
  still?: boolean;
}

const fits = (query: string, { width, still = false }: Screen): boolean => {
  if (query.includes('prefers-reduced-motion')) return still;
  const [, atLeast] = /min-width: (\d+)px/.exec(query) ?? [];
  const [, below] = /width < (\d+)px/.exec(query) ?? [];
  return width >= Number(atLeast ?? 0) && width < Number(below ?? Infinity);
};

/** Gives jsdom, which has no layout, a screen for media queries. */
export function onScreen(screen: Screen): void {
  const listeners = { addEventListener: () => undefined, removeEventListener: () => undefined };
  Object.assign(window, {
    matchMedia: (query: string) => ({ matches: fits(query, screen), ...listeners }),
  });
}
