import webpack from 'webpack';
import type { Compilation, Compiler, Module } from 'webpack';
import { borrowsOf } from './borrows-of.ts';
import type { Borrowed } from './manifest.ts';
import { modulesOf } from './modules-of.ts';

const NAME = 'BorrowsPlugin';

/** What a module was found to borrow is kept with it, also in the cache between two builds. */
interface MarkedModule extends Module {
  buildInfo: Module['buildInfo'] & { borrows?: readonly Borrowed[] };
}

const key = ({ remote, name }: Borrowed): string => `${remote}/${name}`;

/** What is borrowed by the code that is in the files of a build, each once. */
export function borrowsIn(compilation: Compilation): Borrowed[] {
  const found = [...modulesOf(compilation)].flatMap(
    (module) => (module as MarkedModule).buildInfo?.borrows ?? [],
  );
  const once = new Map(found.map((one) => [key(one), one]));
  return [...once.values()].sort((one, other) => key(one).localeCompare(key(other)));
}

/** Notes with each module which fragments of remotes it borrows. A use that does not name them literally fails the build. */
export class BorrowsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, (_compilation, { normalModuleFactory }) => {
      for (const type of ['javascript/auto', 'javascript/esm'] as const) {
        normalModuleFactory.hooks.parser.for(type).tap(NAME, (parser) => {
          parser.hooks.program.tap(NAME, (program) => {
            const module = parser.state.module as MarkedModule;
            if (/node_modules/.test(module.nameForCondition() ?? '')) return;
            const { borrows, isUnclear } = borrowsOf(program);
            if (borrows.length > 0 && module.buildInfo) module.buildInfo.borrows = borrows;
            if (isUnclear)
              module.addError(
                new webpack.WebpackError(
                  'A RemoteFragment must name its remote and its fragment as they are, of="mf-…" name="…": a release is compared with what others borrow.',
                ),
              );
          });
        });
      }
    });
  }
}
