import { parseArgs, type ParseArgsConfig } from 'node:util';

/** True for an error of the parser about the arguments. */
const isAboutFlags = (error: unknown): error is Error & { code: string } =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_');

/**
 * Parses the arguments of a command with `parseArgs`. `--help` prints the help and exits. An unknown argument prints
 * one sentence above the help, and exits with 1.
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
    // The later sentences explain positional arguments that begin with a dash.
    process.stderr.write(`${error.message.split('. ')[0]}.\n\n${help.trim()}\n`);
    return process.exit(1);
  }
}
