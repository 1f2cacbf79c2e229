import type { Primary, PrimaryMessage } from '@weefsel/federation/supervisor';
import { purgesOfPrimary } from './purge-channel';
import type { Purge } from './purges';

const purge = (key: string): Purge => ({ keys: [key], at: 1 });

test('the processes of one server hear it from their primary; words that say nothing are let be', () => {
  const said: unknown[] = [];
  let tell: (message: PrimaryMessage) => void = () => undefined;
  const primary: Primary = {
    say: (message) => void said.push(message),
    listen: (hear) => void (tell = (message) => hear(message, undefined)),
  };
  const heard: Purge[] = [];
  const channel = purgesOfPrimary(primary, (each) => heard.push(each));
  channel.send(purge('product:a'));
  expect(said).toEqual([{ say: 'purge', purge: purge('product:a') }]);
  tell({ tell: 'purge', purge: purge('product:b') });
  tell({ tell: 'purge', purge: { keys: 'all' } });
  tell({ tell: 'closing' });
  expect(heard).toEqual([purge('product:b')]);
});
