import type { RemoteName } from '@weefsel/contracts';
import type { HostLog } from './host-log';

/** Logs an empty store and missing development builds, once each. */
export class MissingLog {
  private readonly log: HostLog;
  private isEmpty = false;
  private unbuilt: readonly RemoteName[] = [];

  constructor(log: HostLog) {
    this.log = log;
  }

  /** An empty store, and a filled one. */
  store(isEmpty: boolean): void {
    if (isEmpty && !this.isEmpty)
      this.log.error(
        {},
        'Nothing is released: the release store is empty, and pages answer 503. Fill it with npx weefsel release (from a package: node start.mjs seed), or name another RELEASE_STORE.',
      );
    if (!isEmpty && this.isEmpty) this.log.info({}, 'The release store is filled.');
    this.isEmpty = isEmpty;
  }

  /** Development servers without output, and whether an earlier build of them is loaded. */
  builds(names: readonly RemoteName[], loaded: Pick<ReadonlyMap<RemoteName, unknown>, 'has'>): void {
    for (const name of names.filter((each) => !this.unbuilt.includes(each))) {
      const meanwhile = loaded.has(name) ? 'its last build stays' : 'its pages answer 503';
      this.log.error(
        { remote: name },
        `${name} has no development build; ${meanwhile}. Save one of its files, or start nx serve again.`,
      );
    }
    this.unbuilt = names;
  }
}
