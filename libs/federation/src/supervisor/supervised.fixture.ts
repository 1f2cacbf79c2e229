import type { Guilty, ShellBuild } from './members';
import type { Saying, Word } from './messages';
import type { Listener } from './serving-process';
import { Supervisor } from './supervisor';

/** A process that is none: what it was told, and what it says when a test lets it. */
export interface Fake extends Listener {
  pid: number;
  /** The build that it runs. */
  runs: string;
  told: Word[];
  killed: NodeJS.Signals[];
}

export const log = { info: jest.fn(), error: jest.fn() };

/** A supervisor of processes that do nothing by themselves. */
export function supervised(count = 2, otherwise?: string) {
  const processes: Fake[] = [];
  const blame = jest.fn<void, [Guilty]>();
  const build = (name: string): ShellBuild => ({
    name,
    start: (listener) => {
      const fake: Fake = { ...listener, pid: processes.length + 1, runs: name, told: [], killed: [] };
      processes.push(fake);
      return {
        pid: fake.pid,
        tell: (word) => void fake.told.push(word),
        kill: (signal) => void fake.killed.push(signal),
      };
    },
  });
  const supervisor = new Supervisor({
    count,
    build: build('old'),
    ...(otherwise && { otherwise: build(otherwise) }),
    log,
    blame,
  });
  const at = (index: number): Fake => {
    const found = processes[index];
    if (!found) throw new Error(`There is no process ${index}.`);
    return found;
  };
  const say = (index: number, ...sayings: Saying['say'][]) => {
    for (const each of sayings) at(index).said({ say: each } as Saying);
  };
  return { supervisor, processes, blame, build, at, say };
}

/** Two that serve. */
export async function serving() {
  const all = supervised();
  const started = all.supervisor.start();
  for (const index of [0, 1]) all.say(index, 'here', 'serving');
  await started;
  return all;
}

export const toldOf = ({ told }: Fake, tell: Word['tell']) => told.filter((word) => word.tell === tell);
