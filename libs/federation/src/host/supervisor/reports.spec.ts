import { readReports, reportLine, type Report } from './reports';

const FROZEN: Report = { kind: 'frozen', ms: 600, remote: 'mf-search@1a2b', stack: ['at Page'] };
const ENDS: Report = { kind: 'ends', stack: [] };

function heard(...chunks: (string | Buffer)[]): Report[] {
  const reports: Report[] = [];
  const read = readReports((report) => reports.push(report));
  chunks.forEach(read);
  return reports;
}

test('reads reports in order, in whatever chunks they arrive', () => {
  const text = [FROZEN, { kind: 'alive' } as const, ENDS].map(reportLine).join('');
  const all = [FROZEN, { kind: 'alive' }, ENDS];
  expect(heard(text)).toEqual(all);
  expect(heard(...text)).toEqual(all);
  expect(heard(Buffer.from(text.slice(0, 30)), text.slice(30))).toEqual(all);
});

test('skips lines that are not reports', () => {
  const wrong = ['{', 'null', '{"kind":"other"}', '{"kind":"frozen","ms":"long","stack":[]}', ''].join('\n');
  expect(heard(`${wrong}\n${reportLine(ENDS)}`)).toEqual([ENDS]);
});
