/** Resolves when the linked style sheets of an element are there or cannot be had, after `patienceMs` at the latest. */
export async function whenStyled(around: ParentNode, patienceMs: number): Promise<void> {
  const missing = [...around.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter(
    ({ sheet }) => !sheet,
  );
  const arrivals = missing.map(
    (link) =>
      new Promise<void>((resolve) => {
        for (const event of ['load', 'error']) link.addEventListener(event, () => resolve(), { once: true });
      }),
  );
  await Promise.race([Promise.all(arrivals), new Promise((resolve) => setTimeout(resolve, patienceMs))]);
}
