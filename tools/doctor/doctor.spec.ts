import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

test('the doctor runs from source, and reports a vendor that cannot be reached', () => {
  const env = { ...process.env, COMMERCE_ENDPOINT: 'http://127.0.0.1:9/store-api' };
  const doctor = [join(__dirname, 'doctor.mjs'), '--json'];
  const { stdout, stderr, status } = spawnSync(process.execPath, doctor, { encoding: 'utf8', env });
  expect({ stderr, status }).toEqual({ stderr: '', status: 1 });
  const results = JSON.parse(stdout) as { subject: string; state: string }[];
  expect(results).toContainEqual(expect.objectContaining({ subject: 'machine', state: 'ok' }));
  expect(results).toContainEqual(expect.objectContaining({ subject: 'commerce', state: 'missing' }));
});
