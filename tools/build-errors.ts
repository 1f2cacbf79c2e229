import type webpack from 'webpack';

/** The outcome of a watching compiler's newest build, when it ends. */
export function newestBuild({ hooks }: Pick<webpack.Compiler, 'hooks'>): () => Promise<webpack.Stats> {
  let build = Promise.withResolvers<webpack.Stats>();
  let isOver = false;
  hooks.watchRun.tap('nx serve', () => {
    if (isOver) build = Promise.withResolvers();
    isOver = false;
  });
  hooks.done.tap('nx serve', (stats) => {
    isOver = true;
    build.resolve(stats);
  });
  return () => build.promise;
}

const messagesOf = ({ compilation }: webpack.Stats): string[] =>
  compilation.getErrors().map(({ message }) => message);

/** True for a build with an error that the other one, already printed, lacks. */
export const hasOwnErrors = (stats: webpack.Stats, printed: webpack.Stats): boolean =>
  messagesOf(stats).some((message) => !messagesOf(printed).includes(message));
