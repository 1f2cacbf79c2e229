import MinimizerPlugin from 'minimizer-webpack-plugin';

/**
 * swc output is 1 % smaller than the default's and faster to produce. It already compiles the sources.
 * Unsafe options would save another 0.2 kB of the shell's `main.js`.
 * Names chosen by letter frequency would save 0.1 %. Scripts with preliminary hashes of others would then depend on
 * the workspace's folder (decision 0153).
 */
export const scriptMinimizer = new MinimizerPlugin({
  minify: MinimizerPlugin.swcMinify,
  extractComments: 'some',
  minimizerOptions: { ecma: 2022, compress: { ecma: 2022, passes: 3 }, mangle: { disableCharFreq: true } },
});
