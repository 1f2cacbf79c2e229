import { join } from 'node:path';
import type { Report } from './reports';
import { forked } from './serving-process';

const FIXTURE = join(__dirname, 'hanging-process.fixture.ts');

/** Reports of a process that performs an action, until it ends. */
async function reportsOf(fault: string): Promise<{ reports: Report[]; code: number | null }> {
  const reports: Report[] = [];
  const code = await new Promise<number | null>((ended) => {
    const child = forked(
      FIXTURE,
      fault,
    )({
      said: () => child.tell({ tell: 'quarantine', releases: [] }),
      reported: (report) => {
        if (report.kind === 'alive') return;
        reports.push(report);
        if (report.kind === 'frozen') child.kill('SIGKILL');
      },
      ended,
    });
  });
  return { reports, code };
}

test.each(['loops', 'searches', 'promises'])(
  'a remote that %s for ever is found by the stack of the process that it hangs in',
  async (fault) => {
    const { reports } = await reportsOf(fault);
    expect(reports).toEqual([
      {
        kind: 'frozen',
        ms: expect.any(Number),
        remote: 'mf-search@1a2b',
        stack: expect.arrayContaining([expect.stringContaining('(mf-search@1a2b/server.cjs:1)')]),
      },
    ]);
  },
);

test('a remote that ends its process is found by the call', async () => {
  const { reports, code } = await reportsOf('is ended');
  expect(reports).toEqual([
    {
      kind: 'ends',
      remote: 'mf-search@1a2b',
      stack: expect.arrayContaining([expect.stringContaining('mf-search@1a2b/server.cjs')]),
    },
  ]);
  expect(code).toBe(3);
});

test('a process with one short task after the other is not reported, and may end when permitted', async () => {
  expect(await reportsOf('works')).toEqual({ reports: [], code: 0 });
});
