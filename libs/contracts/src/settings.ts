/** Environment of a process: the settings by name. */
type Environment = Record<string, string | undefined>;

/**
 * Cleans a value. Secret stores add a line ending, and files of settings a byte-order mark.
 * Quotes remain that a shell would have removed.
 */
export function settingAsMeant(given: string): string {
  const text = given.replace(/^\ufeff/, '').trim();
  return /^(["'])([^]*)\1$/.exec(text)?.[2]?.trim() ?? text;
}

/** Cleans all settings of what only their delivery added. */
export const settingsAsMeant = (env: Environment): Environment =>
  Object.fromEntries(Object.entries(env).map(([name, value]) => [name, value && settingAsMeant(value)]));
