/** Page numbers to offer: first, last and those around the current page; `gap` for omitted ones. */
export function pagesShown(page: number, totalPages: number): (number | 'gap')[] {
  const near = (number: number) => number === 1 || number === totalPages || Math.abs(number - page) <= 1;
  const all = Array.from({ length: totalPages }, (_, index) => index + 1);
  return all.flatMap((number): (number | 'gap')[] => {
    if (near(number)) return [number];
    // A gap of one page shows that page instead.
    if (near(number - 1)) return near(number + 1) ? [number] : ['gap'];
    return [];
  });
}
