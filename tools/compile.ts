import { promisify } from 'node:util';
import webpack, { type Configuration } from 'webpack';
import { PlainProblem } from './shop.ts';

/** First line of a build's first error. */
const firstError = (stats: webpack.MultiStats | undefined): string =>
  stats?.toJson({ all: false, errors: true }).errors?.[0]?.message.split('\n', 1)[0] ?? 'webpack broke off';

/** Builds an app with webpack. Prints errors and warnings; throws a PlainProblem when the build fails. */
export async function compile(app: string, configurations: Configuration[]): Promise<webpack.Stats[]> {
  const compiler = webpack(configurations);
  const stats = await promisify(
    compiler.run.bind(compiler) as (done: (error: Error | null, stats?: webpack.MultiStats) => void) => void,
  )();
  await promisify(compiler.close.bind(compiler))();
  if (stats?.hasErrors() || stats?.hasWarnings()) {
    process.stderr.write(`${stats.toString({ preset: 'errors-warnings', colors: process.stderr.isTTY })}\n`);
  }
  if (!stats || stats.hasErrors()) throw new PlainProblem(`The build of ${app} failed: ${firstError(stats)}`);
  return stats.stats;
}
