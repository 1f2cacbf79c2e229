/**
 * Keeps the browser from moving the window while the frame around a new page takes its form. The window is put where it
 * was before the header knows whether it has a second row; the browser would count that row in as content that came.
 */
export function holdScroll(): void {
  const { style } = document.documentElement;
  style.setProperty('overflow-anchor', 'none');
  requestAnimationFrame(() => requestAnimationFrame(() => style.removeProperty('overflow-anchor')));
}
