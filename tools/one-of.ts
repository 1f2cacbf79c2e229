import { suggestion } from './flags.ts';
import { PlainProblem } from './shop.ts';

/** The values of an option, checked against the known ones. Throws a PlainProblem for an unknown one. */
export const oneOf = <T extends string>(
  option: string,
  values: readonly string[],
  known: readonly T[],
): T[] =>
  values.map((name) => {
    const found = known.find((candidate) => candidate === name);
    if (found !== undefined) return found;
    throw new PlainProblem(
      `--${option} ${name} is not known.${suggestion(name, known)} Known: ${known.join(', ')}.`,
    );
  });
