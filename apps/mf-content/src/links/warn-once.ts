const told = new Set<string>();

/** Tells the operators of the server about a mistake in the content: each one once, however often the page is asked for. */
export function warnOnce(message: string): void {
  if (told.has(message)) return;
  told.add(message);
  process.emitWarning(message, 'ContentWarning');
}
