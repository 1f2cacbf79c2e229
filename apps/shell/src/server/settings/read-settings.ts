import * as v from 'valibot';

export type Environment = Record<string, string | undefined>;

/** Invalid settings. The message lists each with its reason, but without its value, which may be secret. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';

  constructor(problems: readonly string[]) {
    super(
      ['The shop does not start with these settings (.env.example has them all):', ...problems].join('\n  '),
    );
  }
}

const reasonOf = (issue: v.BaseIssue<unknown>): string =>
  issue.received === 'undefined'
    ? 'is not set, and without DEMO_VENDORS=1 nothing stands in for it'
    : issue.message;

/** Validates all settings at once. Throws a SettingsError, which ends with the given hints. */
export function readSettings<S extends v.GenericSchema>(
  schema: S,
  env: Environment,
  hints: readonly string[] = [],
): v.InferOutput<S> {
  const read = v.safeParse(schema, env);
  if (read.success) return read.output;
  const problems = read.issues.map((issue) => `${String(issue.path?.[0]?.key)} ${reasonOf(issue)}.`);
  throw new SettingsError([...problems, ...hints]);
}
