import { eachCall } from './calls.ts';

/** Hooks that plugins of ours listen to: they lend the runtime to remotes, and check what entries hold. */
const HEARD = ['beforeInit', 'createScript'];

/** Hooks that hand on what they are called with; all others answer with nothing when nobody listens. */
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
 * Takes out hooks that nobody listens to: in the place of each call stands what it would answer. A hook that hands on its
 * argument must be known as such, or the build ends.
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
