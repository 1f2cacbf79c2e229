const told = new Set<string>();

/** Logs a mistake in the content, once however often the page is requested. */
export function warnOnce(message: string): void {
  if (told.has(message)) return;
  told.add(message);
  process.emitWarning(message, 'ContentWarning');
}
