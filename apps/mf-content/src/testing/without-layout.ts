/** Replaces ResizeObserver: jsdom has no layout for rails and grids to measure. */
export function withoutLayout(): void {
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
}
