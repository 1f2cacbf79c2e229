import type { LoaderContext } from 'webpack';
import { bundler } from './lean-runtime/bundler.ts';
import { loading } from './lean-runtime/loading.ts';
import { saying } from './lean-runtime/saying.ts';
import { sharing } from './lean-runtime/sharing.ts';
import { versions } from './lean-runtime/versions.ts';

/** Whose runtime it is: that of the page, or the part of it that each remote entry carries. */
export interface LeanRuntimeOptions {
  side: 'shell' | 'remote';
}

const EVERYWHERE = [bundler.both, loading, saying, sharing, versions];

/**
 * A webpack loader for the federation runtime: leaves out what our use of it never reaches. Each change names a fact about
 * our use, and ends the build when the runtime is no longer as it expects. See decision 0119.
 */
export default function leanRuntime(
  this: Pick<LoaderContext<LeanRuntimeOptions>, 'resourcePath' | 'getOptions'>,
  source: string,
): string {
  const [, file = ''] = this.resourcePath.replaceAll('\\', '/').split('/@module-federation/').slice(-2);
  const edits = [...EVERYWHERE, bundler[this.getOptions().side]].flatMap((one) => one[file] ?? []);
  return edits.reduce((edited, edit) => edit(edited), source);
}
