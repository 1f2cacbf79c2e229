import { workspaceRemotes } from '../libs/federation/src/build/workspace/index.ts';
import { backendPort, port } from './shop.ts';

interface Running {
  /** Path of the home page. */
  home: string;
  dataDir: string;
  /** Apps whose changes show at once. */
  fromSource?: readonly string[];
  remotes?: readonly string[];
}

/** Addresses and accounts of a running shop, for the terminal. */
export const shopTable = ({
  home,
  dataDir,
  fromSource = [],
  remotes = workspaceRemotes(),
}: Running): string => `
  shop            http://localhost:${port}${home}${
    fromSource.length > 0
      ? `\n  from source     ${fromSource.join(', ')}; the others as built at the start (--devRemotes=<names>)`
      : ''
  }
  remotes         ${remotes.join(', ')}
                  live versions: http://localhost:${port}/health
  platform        http://localhost:${port}/__platform  (any name, password in ${dataDir}/keys/platform.token)
  demo backend    http://localhost:${backendPort}  (commerce /store-api, search /tweakwise, content /content, pictures /media)
                  mails, clock, faults: DEMO_CONTROLS=1 opens /__demo there
  data            ${dataDir}
  demo accounts   emma@weefsel.example, joris@weefsel.example  (password Weefsel2026!)

  Ctrl-C stops everything.
`;
