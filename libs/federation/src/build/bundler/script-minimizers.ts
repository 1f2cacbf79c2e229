import MinimizerPlugin from 'minimizer-webpack-plugin';

/** The remote entry. */
const CONTAINER = /^remoteEntry\.js$/;

interface Scripts {
  test?: RegExp;
  exclude?: RegExp;
  mangle?: { disableCharFreq: boolean };
}

/**
 * swc output is 1 % smaller than the default's and faster to produce. It already compiles the sources.
 * Unsafe options would save another 0.2 kB of the shell's `main.js`.
 */
const scriptMinimizer = ({ mangle, ...scripts }: Scripts) =>
  new MinimizerPlugin({
    ...scripts,
    minify: MinimizerPlugin.swcMinify,
    extractComments: 'some',
    minimizerOptions: { ecma: 2022, compress: { ecma: 2022, passes: 3 }, ...(mangle && { mangle }) },
  });

/**
 * Minimizers for scripts. Names are chosen by letter frequency, except in a container.
 * It contains other files' preliminary hashes, whose letters depend on the workspace's folder (decision 0153).
 */
export const scriptMinimizers = () => [
  scriptMinimizer({ exclude: CONTAINER }),
  scriptMinimizer({ test: CONTAINER, mangle: { disableCharFreq: true } }),
];
