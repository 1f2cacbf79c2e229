import type { Compilation, Compiler, Module } from 'webpack';
import type { Traces } from './manifest.ts';
import { modulesOf } from './modules-of.ts';
import { tracesOf } from './traces-of.ts';

const NAME = 'TracesPlugin';

/** What a module was found to leave behind is kept with it, also in the cache between two builds. */
interface MarkedModule extends Module {
  buildInfo: Module['buildInfo'] & { traces?: Traces };
}

/** The federation runtime keeps its own table of instances in a global; the shell expects it there. */
const RUNTIME = /node_modules[\\/]@module-federation[\\/]/;

/** What the code in the files of a build leaves behind, each once. */
export function tracesIn(compilation: Compilation): Traces {
  const found = [...modulesOf(compilation)].flatMap(
    (module) => (module as MarkedModule).buildInfo?.traces ?? [],
  );
  const all = (kind: keyof Traces): string[] =>
    [...new Set(found.flatMap((traces) => traces[kind] ?? []))].sort();
  return {
    globals: all('globals'),
    prototypes: all('prototypes'),
    storage: all('storage'),
    events: all('events'),
  };
}

/** Notes with each module what it leaves behind outside of itself. */
export class TracesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, (_compilation, { normalModuleFactory }) => {
      for (const type of ['javascript/auto', 'javascript/esm', 'javascript/dynamic'] as const) {
        normalModuleFactory.hooks.parser.for(type).tap(NAME, (parser) => {
          parser.hooks.program.tap(NAME, (program) => {
            const module = parser.state.module as MarkedModule;
            if (module.buildInfo && !RUNTIME.test(module.nameForCondition() ?? ''))
              module.buildInfo.traces = tracesOf(program);
          });
        });
      }
    });
  }
}
