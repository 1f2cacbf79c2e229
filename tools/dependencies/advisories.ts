import { execFile } from 'node:child_process';

/** Result of the registry's check, or the reason why it could not be requested. */
export type Asked = { state: 'asked'; problems: string[] } | { state: 'not asked'; why: string };

/** Output of an npm command. npm exits with an error both for findings and for failed requests. */
export type Ask = (args: readonly string[]) => Promise<string>;

/** Timeout of the registry, in ms. */
const TIMEOUT_MS = 120_000;

const askNpm: Ask = (args) =>
  new Promise((resolve) => {
    execFile('npm', [...args], { timeout: TIMEOUT_MS, maxBuffer: 64 << 20 }, (_error, stdout) =>
      resolve(stdout),
    );
  });

interface Audit {
  message?: string;
  error?: { summary?: string };
  vulnerabilities?: Record<
    string,
    { severity: string; via: (string | { title?: string; cwe?: string[] })[] }
  >;
}

interface Signatures {
  error?: { summary?: string };
  invalid?: { name: string; version: string }[];
  missing?: { name: string; version: string }[];
}

const SERIOUS = ['high', 'critical'];

function read<T>(text: string): T | undefined {
  try {
    return JSON.parse(text) as T;
  } catch {
    return undefined;
  }
}

const silence = (answer: { message?: string; error?: { summary?: string } } | undefined): Asked => ({
  state: 'not asked',
  why: answer?.error?.summary || answer?.message || 'the registry gave no answer that can be read',
});

/** Advisories for packages of the lockfile: all serious ones, and all about malware (CWE-506). */
export async function advisories(ask: Ask = askNpm): Promise<Asked> {
  const answer = read<Audit>(await ask(['audit', '--json']));
  if (!answer?.vulnerabilities) return silence(answer);
  const problems = Object.entries(answer.vulnerabilities).flatMap(([name, { severity, via }]) => {
    const own = via.filter((each) => typeof each !== 'string');
    const isMalware = own.some(({ cwe = [] }) => cwe.includes('CWE-506'));
    if (!SERIOUS.includes(severity) && !isMalware) return [];
    return [
      `${name}, ${severity}: ${own.map(({ title = '' }) => title).join('; ') || 'by what it depends on'}`,
    ];
  });
  return { state: 'asked', problems };
}

/** Checks the registry signatures of the installed packages. */
export async function signatures(ask: Ask = askNpm): Promise<Asked> {
  const answer = read<Signatures>(await ask(['audit', 'signatures', '--json']));
  if (!answer?.invalid) return silence(answer);
  const problems = answer.invalid.map(
    ({ name, version }) => `${name}@${version} has a signature that is not the registry’s`,
  );
  return { state: 'asked', problems };
}
