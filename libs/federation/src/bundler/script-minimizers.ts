import MinimizerPlugin from 'minimizer-webpack-plugin';

/** What a remote begins with. */
const CONTAINER = /^remoteEntry\.js$/;

interface Scripts {
  test?: RegExp;
  exclude?: RegExp;
  mangle?: { disableCharFreq: boolean };
}

/** swc makes files 1 % smaller than the default, and makes them sooner; it already compiles the sources. */
const scriptMinimizer = ({ mangle, ...scripts }: Scripts) =>
  new MinimizerPlugin({
    ...scripts,
    minify: MinimizerPlugin.swcMinify,
    extractComments: 'some',
    minimizerOptions: { ecma: 2022, compress: { ecma: 2022, passes: 3 }, ...(mangle && { mangle }) },
  });

/**
 * Make scripts small. Names are given by how often each letter is there, but in a container: it says the hashes of other files
 * as they are before their last, and the letters in those depend on where the workspace lies (decision 0153).
 */
export const scriptMinimizers = () => [
  scriptMinimizer({ exclude: CONTAINER }),
  scriptMinimizer({ test: CONTAINER, mangle: { disableCharFreq: true } }),
];
