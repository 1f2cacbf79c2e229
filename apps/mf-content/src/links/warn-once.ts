const told = new Set<string>();

/** Logs a mistake in the content, once per process. */
export function warnOnce(message: string): void {
  if (told.has(message)) return;
  told.add(message);
  process.emitWarning(message, 'ContentWarning');
}
