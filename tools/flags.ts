import { closestMatch } from 'leven';
import { parseArgs, type ParseArgsConfig } from 'node:util';

/** Help of a command, in parts. */
export interface Help {
  /** The command with its arguments: `faults [options]`. */
  usage: string;
  /** Purpose and notes. */
  about: string;
  /** Meaning by option: `--vendor <name>`. */
  options?: Readonly<Record<string, string>>;
  /** Two arguments lines with the name of the command. */
  examples: readonly [string, string];
}

/** Most letters in which a wrong word may differ from a suggested one. */
const FAR = 2;

/** `Did you mean …?`, or nothing when no known word is near. */
export function suggestion(word: string, known: readonly string[], prefix = ''): string {
  const near = closestMatch(word, [...known], { maxDistance: FAR });
  return near ? ` Did you mean ${prefix}${near}?` : '';
}

/** Sentences about a wrong name of a remote, with the known ones. */
export const unknownRemote = (word: string, known: readonly string[], list = known.join(', ')): string =>
  `Unknown remote "${word}".${suggestion(word, known)} Known: ${list}.`;

/** True when the arguments ask for help. */
export const asksHelp = (line: readonly string[]): boolean =>
  line.some((word) => word === '--help' || word === '-h');

/** A help as text, of at most one screen. */
export function helpText({ usage, about, options = {}, examples }: Help): string {
  const width = Math.max(0, ...Object.keys(options).map((name) => name.length)) + 3;
  const lines = Object.entries(options).map(([name, meaning]) => `  ${name.padEnd(width)}${meaning}`);
  return [
    `Usage: ${usage}`,
    about.trim(),
    ...(lines.length > 0 ? [`Options:\n${lines.join('\n')}`] : []),
    `Examples:\n${examples.map((example) => `  ${example}`).join('\n')}`,
  ].join('\n\n');
}

/** All commands by group, one line each. */
export function overview(groups: Readonly<Record<string, Readonly<Record<string, string>>>>): string {
  const names = Object.values(groups).flatMap((commands) => Object.keys(commands));
  const width = Math.max(...names.map((name) => name.length)) + 3;
  const lines = Object.entries(groups).map(([group, commands]) =>
    [group, ...Object.entries(commands).map(([name, about]) => `  ${name.padEnd(width)}${about}`)].join('\n'),
  );
  return [
    'Usage: weefsel <command> [options]',
    ...lines,
    'weefsel <command> --help explains a command, weefsel --version prints the version.',
  ].join('\n\n');
}

/** True for an error of the parser about the arguments. */
const isAboutFlags = (error: unknown): error is Error & { code: string } =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_');

/** Wrong arguments of a command: one sentence, with a suggestion and the help. */
export class WrongArguments extends Error {}

/** Most positional arguments of a usage; any number with `…` or alternatives. */
function mostWords(usage: string): number {
  if (/…| \| /.test(usage)) return Infinity;
  const [, , ...rest] = usage.split(' ');
  const end = rest.findIndex((word) => word.startsWith('--') || word === '[options]');
  return end === -1 ? rest.length : end;
}

/**
 * Parses arguments with `parseArgs`, strictly.
 * @throws WrongArguments for unknown, malformed or surplus ones
 */
export function parseLine<const T extends ParseArgsConfig>(
  help: Help,
  config: T,
): ReturnType<typeof parseArgs<T>> {
  const wrong = (sentence: string) => new WrongArguments(`${sentence}\n\n${helpText(help)}`);
  try {
    const parsed = parseArgs(config);
    const surplus = parsed.positionals[mostWords(help.usage)];
    if (surplus !== undefined) throw wrong(`"${surplus}" is one word too many.`);
    return parsed;
  } catch (error) {
    if (!isAboutFlags(error)) throw error;
    const [, unknown] = /'--([\w-]+)/.exec(error.message) ?? [];
    const isUnknown = error.code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION';
    const near =
      isUnknown && unknown ? suggestion(unknown, [...Object.keys(config.options ?? {}), 'help'], '--') : '';
    // The later sentences explain positional arguments that begin with a dash.
    throw wrong(`${error.message.split('. ')[0]}.${near}`);
  }
}

/**
 * Parses the arguments of this process. `--help` prints the help and exits. Unknown arguments print one sentence above
 * the help, and exit with 1: mistyped options must not be ignored.
 */
export function readFlags<const T extends ParseArgsConfig>(
  help: Help,
  config: T,
): ReturnType<typeof parseArgs<T>> {
  if (asksHelp(process.argv.slice(2))) {
    process.stdout.write(`${helpText(help)}\n`);
    process.exit(0);
  }
  try {
    return parseLine(help, config);
  } catch (error) {
    if (!(error instanceof WrongArguments)) throw error;
    process.stderr.write(`${error.message}\n`);
    return process.exit(1);
  }
}
