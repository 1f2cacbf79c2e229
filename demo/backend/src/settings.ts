import { settingsAsMeant } from '@weefsel/contracts';
import * as v from 'valibot';

/** Invalid settings, each by name with the reason. Omits values, as some are secret. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';

  constructor(problems: readonly string[]) {
    super(
      ['The demo backend does not start with these settings (.env.example has them all):', ...problems].join(
        '\n  ',
      ),
    );
  }
}

export const someText = v.pipe(
  v.string(),
  v.check((given) => given.trim() !== '', 'must not be empty'),
);

export const whole = ({ least, most }: { least: number; most: number }) =>
  v.pipe(
    v.string(),
    v.check(
      (given) => /^\d{1,9}$/.test(given) && Number(given) >= least && Number(given) <= most,
      `must be a whole number, ${least} to ${most}`,
    ),
    v.transform(Number),
  );

/** An http(s) URL or an empty string. */
export const addressOrNone = v.pipe(
  v.string(),
  v.check(
    (given) => given === '' || (/^https?:\/\//.test(given) && URL.canParse(given)),
    'must be an address that begins with http:// or https://',
  ),
);

/** One of a few words, case-insensitive. */
export const word = <const W extends string>(...words: readonly W[]) =>
  v.pipe(v.string(), v.toLowerCase(), v.picklist(words, `must be ${words.filter(Boolean).join(' or ')}`));

/** Validates all settings at once. Throws SettingsError. */
export function readSettings<S extends v.GenericSchema>(
  schema: S,
  env: Record<string, string | undefined>,
): v.InferOutput<S> {
  const read = v.safeParse(schema, settingsAsMeant(env));
  if (read.success) return read.output;
  throw new SettingsError(read.issues.map(({ path, message }) => `${String(path?.[0]?.key)} ${message}.`));
}
