import { eachCall } from './calls.ts';

/** Hooks with listeners in our plugins: they lend the runtime to remotes and check entries. */
const HEARD = ['beforeInit', 'createScript'];

/** Hooks that pass on their argument; without listeners, all others return nothing. */
const WATERFALLS = [
  'beforeInitContainer',
  'initContainer',
  'beforeRegisterRemote',
  'registerRemote',
  'beforeRequest',
  'afterResolve',
  'beforeLoadShare',
  'resolveShare',
  'beforeRegisterShare',
  'initContainerShareScopeMap',
];

const DECLARED = /^\t+(\w+): new (?:Sync|Async)(Waterfall)?Hook\([^)\n]*\),?\n/gm;
const EMITTED = /(await )?[\w$.]+\.lifecycle\.(\w+)\.emit\(/g;

/**
 * Removes hooks without listeners. Each call is replaced by its result.
 * A hook that passes on its argument must be listed above, or the build fails.
 */
export function quietHooks(source: string): string {
  const declared = source.replace(DECLARED, (line, name: string, waterfall?: string) => {
    if (HEARD.includes(name)) return line;
    if (Boolean(waterfall) !== WATERFALLS.includes(name))
      throw new Error(`The federation runtime has a hook that quiet-hooks.ts does not know: ${name}.`);
    return '';
  });
  return eachCall(declared, EMITTED, ([call, , name = ''], args) => {
    if (HEARD.includes(name)) return `${call}${args})`;
    return WATERFALLS.includes(name) ? `(${args})` : 'void 0';
  });
}
