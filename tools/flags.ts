import { parseArgs, type ParseArgsConfig } from 'node:util';

/** Whether an error is the parser's own, about what was typed. */
const isAboutFlags = (error: unknown): error is Error & { code: string } =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_');

/**
 * The arguments of a command, as `parseArgs` reads them. `--help` prints the help and ends; what the command does not know
 * is said in one sentence above the help, and ends it with 1.
 */
export function readFlags<const T extends ParseArgsConfig>(
  help: string,
  config: T,
): ReturnType<typeof parseArgs<T>> {
  if (process.argv.slice(2).some((word) => word === '--help' || word === '-h')) {
    process.stdout.write(`${help.trim()}\n`);
    process.exit(0);
  }
  try {
    return parseArgs(config);
  } catch (error) {
    if (!isAboutFlags(error)) throw error;
    // The sentences behind the first tell of positional arguments that begin with a dash.
    process.stderr.write(`${error.message.split('. ')[0]}.\n\n${help.trim()}\n`);
    return process.exit(1);
  }
}
