const sameText = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

export const isTicked = (chosen: readonly string[], value: string): boolean =>
  chosen.some((each) => sameText(each, value));

/** Chooses a value, or lets it go when it was chosen. */
export const toggled = (chosen: readonly string[], value: string): string[] =>
  isTicked(chosen, value) ? chosen.filter((each) => !sameText(each, value)) : [...chosen, value];
