import { settled, type PartComponent, type PartId, type PartSource } from '../../runtime/index';
import { viewKey } from './open-parts';
import type { Snapshot } from './snapshot';

/** Components of remotes for rendering on the server: loaded already, or down. */
export class SnapshotPartSource implements PartSource {
  private readonly snapshot: Pick<Snapshot, 'remotes'>;

  constructor(snapshot: Pick<Snapshot, 'remotes'>) {
    this.snapshot = snapshot;
  }

  peek(part: PartId): PartComponent | undefined {
    return this.snapshot.remotes.get(part.remote)?.views.get(viewKey(part));
  }

  load(part: PartId): Promise<PartComponent> {
    const here = this.peek(part);
    if (here) return settled(here);
    return Promise.reject(new Error(`${part.remote} has no ${part.kind} "${part.name}" in this snapshot.`));
  }

  isDown(part: PartId): boolean {
    return !this.snapshot.remotes.has(part.remote);
  }

  forget(): void {}

  serverHtml(): undefined {
    return undefined;
  }
}
