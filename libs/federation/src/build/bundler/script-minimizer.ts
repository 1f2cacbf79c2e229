import MinimizerPlugin from 'minimizer-webpack-plugin';

const { swcMinify, terserMinify } = MinimizerPlugin;

type Options<Minify extends (...args: never[]) => unknown> = NonNullable<Parameters<Minify>[2]>;

/**
 * swc output is 1 % smaller than the default's and faster to produce. It already compiles the sources.
 * terser then removes another 0.5 %, without renaming.
 * Names chosen by letter frequency would save 0.1 %. Scripts with preliminary hashes of others would then depend on
 * the workspace's folder (decision 0153).
 */
export const scriptMinimizer = new MinimizerPlugin<[Options<typeof swcMinify>, Options<typeof terserMinify>]>(
  {
    minify: [swcMinify, terserMinify],
    extractComments: 'some',
    minimizerOptions: [
      { ecma: 2022, compress: { ecma: 2022, passes: 3 }, mangle: { disableCharFreq: true } },
      { ecma: 2020, compress: { ecma: 2020, passes: 2, hoist_funs: true }, mangle: false },
    ],
  },
);
