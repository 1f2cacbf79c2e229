/** jsdom has no layout; rails and grids that measure themselves find none of it. */
export function withoutLayout(): void {
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
}
