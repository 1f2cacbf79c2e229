import { advisories, signatures, type Ask } from './advisories';

const saying =
  (answer: unknown): Ask =>
  async () =>
    typeof answer === 'string' ? answer : JSON.stringify(answer);

const found = (severity: string, via: unknown[]) => ({ vulnerabilities: { 'left-pad': { severity, via } } });

test('serious advisories are reported, and malware regardless of its severity', async () => {
  const problems = async (answer: unknown) => {
    const asked = await advisories(saying(answer));
    return asked.state === 'asked' ? asked.problems : asked.why;
  };
  expect(await problems(found('critical', [{ title: 'Reads files' }]))).toEqual([
    'left-pad, critical: Reads files',
  ]);
  expect(await problems(found('high', ['other']))).toEqual(['left-pad, high: by what it depends on']);
  expect(await problems(found('low', [{ title: 'Malware', cwe: ['CWE-506'] }]))).toHaveLength(1);
  expect(await problems(found('moderate', [{ title: 'Slow' }]))).toEqual([]);
  expect(await problems({ vulnerabilities: {} })).toEqual([]);
});

test('a package with an invalid registry signature is reported', async () => {
  const answer = { invalid: [{ name: 'left-pad', version: '1.0.0' }], missing: [] };
  expect(await signatures(saying(answer))).toMatchObject({
    problems: [expect.stringMatching(/^left-pad@1.0.0/)],
  });
  expect(await signatures(saying({ invalid: [], missing: [] }))).toEqual({ state: 'asked', problems: [] });
});

test.each([
  ['nothing', ''],
  ['no JSON', 'npm error audit endpoint returned an error'],
  ['a refusal', { message: '405 Method Not Allowed' }],
  ['an empty error', { message: '', error: { summary: '' } }],
  ['an error', { error: { summary: 'found no installed dependencies to audit' } }],
])(
  'an unusable answer counts as not asked, with a reason, never as no problems: %s',
  async (_what, answer) => {
    for (const asked of [await advisories(saying(answer)), await signatures(saying(answer))])
      expect(asked).toEqual({ state: 'not asked', why: expect.stringMatching(/./) });
  },
);
