import { Script } from 'node:vm';
import { beWatched } from './be-watched.ts';
import { primaryOf } from './messages.ts';
import { heartbeat } from './heartbeat.ts';

/** A serving process with a remote that performs the action of its argument. */
const FAULTS: Record<string, string> = {
  loops: 'for (;;) {}',
  searches: "/^(a+)+$/.test('a'.repeat(99) + 'b')",
  promises: '(function next() { Promise.resolve().then(next) })()',
  'is ended': 'process.exit(3)',
};

const primary = primaryOf(process);
const watched = beWatched(new URL('watch-thread.ts', import.meta.url));
primary.listen((message) => {
  if (message.tell !== 'quarantine') return;
  watched.serves();
  const fault = process.argv[2] ?? '';
  const file = 'mf-search@1a2b/server.cjs';
  const act = new Script(`(function render() { ${FAULTS[fault] ?? ''} })`, {
    filename: file,
  }).runInThisContext() as () => void;
  if (fault === 'works') {
    // Consecutive tasks without a turn of the event loop between them.
    const until = performance.now() + 1500;
    while (performance.now() < until) heartbeat();
    watched.mayEnd();
    process.exit(0);
  }
  setImmediate(act);
});
primary.say({ say: 'here' });
