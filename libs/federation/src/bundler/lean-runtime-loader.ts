import type { LoaderContext } from 'webpack';
import { bundler } from './lean-runtime/bundler.ts';
import { loading } from './lean-runtime/loading.ts';
import { saying } from './lean-runtime/saying.ts';
import { sharing } from './lean-runtime/sharing.ts';
import { versions } from './lean-runtime/versions.ts';

/** Owner of the runtime: the page's own one, or the part inside each remote entry. */
export interface LeanRuntimeOptions {
  side: 'shell' | 'remote';
}

const EVERYWHERE = [bundler.both, loading, saying, sharing, versions];

/**
 * A webpack loader for the federation runtime that removes code unreachable in our use.
 * Each edit relies on a fact about our use. It fails the build when the runtime has changed. See decision 0119.
 */
export default function leanRuntime(
  this: Pick<LoaderContext<LeanRuntimeOptions>, 'resourcePath' | 'getOptions'>,
  source: string,
): string {
  const [, file = ''] = this.resourcePath.replaceAll('\\', '/').split('/@module-federation/').slice(-2);
  const edits = [...EVERYWHERE, bundler[this.getOptions().side]].flatMap((one) => one[file] ?? []);
  return edits.reduce((edited, edit) => edit(edited), source);
}
