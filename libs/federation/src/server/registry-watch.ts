import type { Registry } from '../release/registry';
import { findRegistry, lastGoodFile, registryFile } from '../release/registry';
import { inTime } from './in-time';

export interface HostLog {
  info: (details: object, message: string) => void;
  error: (details: object, message: string) => void;
}

/** Longest wait for the registry, in ms. */
const READ_TIMEOUT_MS = 2000;

/** Reads the registry again and again; what is wrong with it is said once, and so is that it is well again. */
export class RegistryWatch {
  private readonly remotesDir: string;
  private readonly log: HostLog;
  private known: Registry | undefined;
  private isUnwell = false;

  constructor(remotesDir: string, log: HostLog) {
    this.remotesDir = remotesDir;
    this.log = log;
  }

  /**
   * The registry as it is. While it cannot be read, or is lost: as it was when it was read last; at a start, what a
   * server answered with last. Never fails.
   */
  async read(): Promise<Registry> {
    try {
      const found = await inTime(
        findRegistry(registryFile(this.remotesDir)),
        'The registry',
        READ_TIMEOUT_MS,
      );
      const isLost = !found && (await this.before()) !== undefined;
      if (isLost) throw new Error(`${registryFile(this.remotesDir)} is lost.`);
      this.known = found;
      if (this.isUnwell) this.log.info({}, 'The registry of remotes is well again.');
      this.isUnwell = false;
      return found ?? { remotes: {} };
    } catch (err) {
      const before = await this.before();
      if (!this.isUnwell) {
        const versions = Object.fromEntries(
          Object.entries(before?.remotes ?? {}).map(([name, { version }]) => [name, version]),
        );
        this.log.error(
          { err, versions },
          'The registry of remotes cannot be read; what was live before goes on. Put back a copy of it.',
        );
      }
      this.isUnwell = true;
      return before ?? { remotes: {} };
    }
  }

  private async before(): Promise<Registry | undefined> {
    this.known ??= await findRegistry(lastGoodFile(this.remotesDir)).catch((err: unknown) => {
      if (!this.isUnwell) this.log.error({ err }, 'What was live before this start cannot be read.');
      return undefined;
    });
    return this.known;
  }
}
