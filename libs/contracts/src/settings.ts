/** Environment of a process: the settings by name. */
type Environment = Record<string, string | undefined>;

/**
 * A value as it is meant: secret stores add the end of a line, files of settings a byte-order mark, and quotes that a shell
 * would have taken off.
 */
export function settingAsMeant(given: string): string {
  const text = given.replace(/^\ufeff/, '').trim();
  return /^(["'])([^]*)\1$/.exec(text)?.[2]?.trim() ?? text;
}

/** All settings without what only their delivery has added. */
export const settingsAsMeant = (env: Environment): Environment =>
  Object.fromEntries(Object.entries(env).map(([name, value]) => [name, value && settingAsMeant(value)]));
