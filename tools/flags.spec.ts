import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { MODULES } from './commands.ts';
import { helpText } from './flags.ts';
import { helpOf, isReleaseCommand, optionsOf, USAGES } from './release/usages.ts';
import { versionLine } from './version.ts';

const run = (tool: string, ...words: string[]) =>
  spawnSync(process.execPath, [resolve(__dirname, tool), ...words], { encoding: 'utf8' });

const weefsel = (...words: string[]) => run('weefsel.ts', ...words);

/** All commands in the overview. */
const commands = () =>
  weefsel('--help')
    .stdout.split('\n')
    .flatMap((line) => /^ {2}([a-z\d-]+) {2,}\S/.exec(line)?.[1] ?? []);

test('the overview fits on a screen and lists each command once', () => {
  const { status, stdout, stderr } = weefsel();
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout.split('\n').length).toBeLessThan(65);
  expect(commands().length).toBeGreaterThan(35);
  expect(new Set(commands()).size).toBe(commands().length);
});

test('help of a command is its --help, and starts nothing', () => {
  expect(weefsel('help', 'rollback').stdout).toBe(`${helpText(helpOf('rollback'))}\n`);
  expect(weefsel('help').stdout).toBe(weefsel().stdout);
  expect(weefsel('help', 'nothing').status).toBe(1);
});

test('each command prints usage and two examples on request, and starts nothing', () => {
  for (const name of Object.keys(MODULES)) {
    const { status, stdout, stderr } = weefsel(name, '--help');
    expect({ name, status, stderr }).toEqual({ name, status: 0, stderr: '' });
    expect(stdout).toMatch(new RegExp(`^Usage: weefsel ${name}\\b`));
    expect(stdout.split('Examples:\n')[1]?.trim().split('\n')).toHaveLength(2);
  }
}, 120_000);

test('each release command prints usage, its options and two examples', () => {
  for (const name of Object.keys(USAGES).filter(isReleaseCommand)) {
    const help = helpText(helpOf(name));
    expect(help).toMatch(new RegExp(`^Usage: weefsel ${name}\\b`));
    for (const option of Object.keys(optionsOf(name))) expect(help).toContain(`--${option}`);
    expect(help).toContain(`Examples:\n  npx weefsel ${name}`);
  }
  expect(weefsel('rollback', '-h').stdout).toBe(`${helpText(helpOf('rollback'))}\n`);
});

test.each(['start.ts', 'test.ts', 'serve.ts', 'build.ts', 'new/new.ts', 'bench/bench.ts'])(
  '%s prints its help on request, and succeeds',
  (tool) => {
    const { status, stdout, stderr } = run(tool, '-h');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(/^Usage: (npm|nx) /);
  },
);

test.each([
  ['package.ts', '--outt', "Unknown option '--outt'. Did you mean --out?"],
  ['serve.ts', '--agianst=https://shop.example', "Unknown option '--agianst'. Did you mean --against?"],
])('%s refuses %s with a suggestion, without a stack', (tool, word, sentence) => {
  const { status, stdout, stderr } = run(tool, word);
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr.split('\n')[0]).toBe(sentence);
  expect(stderr).toContain('Usage: ');
  expect(stderr).not.toContain('    at ');
});

test.each([
  [['rollbak', 'mf-search'], '"rollbak" is no command. Did you mean rollback?'],
  [['soak', '--hepl'], "Unknown option '--hepl'. Did you mean --help?"],
  [['status', '--wacth'], "Unknown option '--wacth'. Did you mean --watch?"],
  [['collect', '--canary', '5'], "Unknown option '--canary'."],
  [['diff', 'live', 'preview/a', 'preview/b'], '"preview/b" is one word too many.'],
  [['status', 'live'], '"live" is one word too many.'],
  [['redirects', 'one.json', 'two.json'], '"two.json" is one word too many.'],
  [['publish', 'dist/', '--unrehearsed'], "Option '--unrehearsed <value>' argument missing."],
])('weefsel %j is refused with the reason', (words, sentence) => {
  const { status, stdout, stderr } = weefsel(...words);
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr.trim().split('\n')[0]).toContain(sentence);
  expect(stderr).not.toContain('    at ');
  expect(sentence.includes('Did you mean')).toBe(stderr.includes('Did you mean'));
});

test.each([
  [['faults', '--vendor', 'serch'], '--vendor serch is not known. Did you mean search?'],
  [['faults', '--chosen', '--vendor', 'vat'], 'None of the chosen faults is of these names'],
  [['shots', 'chekout'], 'No scene is called "chekout". There are: '],
  [['shots', '--width', 'abc'], '--width must be one of 390'],
])('weefsel %j is refused before a shop starts', (words, sentence) => {
  const { status, stdout, stderr } = weefsel(...words);
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr.trim().split('\n')[0]).toContain(sentence);
});

test.each(['weefsel.ts', 'release/weefsel.ts'])('%s prints its version', (tool) => {
  for (const word of ['--version', '-v']) expect(run(tool, word).stdout).toBe(versionLine());
  expect(versionLine()).toMatch(/^weefsel \d+\.\d+\.0, Node 24\./);
});

test.each(['release', 'relase'])('outside the workspace, %s is publish', (name) => {
  const { status, stderr } = run('release/weefsel.ts', name, 'mf-search');
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: `\n"${name}" is no command here. Did you mean publish?\n`,
  });
});

test('nx lint explains itself on request, and checks nothing', () => {
  const { status, stdout } = run('../node_modules/nx/dist/bin/nx.js', 'lint', 'forms', '-h');
  expect(status).toBe(0);
  expect(stdout).toContain('eslint [options] file.js');
  expect(stdout).toContain('Usage: prettier');
  expect(stdout).not.toContain('Checking formatting');
}, 30_000);

test('package.json has few scripts, and the overview names each', () => {
  const { scripts } = JSON.parse(readFileSync(resolve(__dirname, '../package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  expect(Object.keys(scripts).length).toBeLessThanOrEqual(12);
  const [, daily = ''] = weefsel('--help').stdout.split('Daily work: ');
  for (const name of Object.keys(scripts)) expect(daily).toMatch(new RegExp(`\\b${name}\\b`));
  expect(scripts.help).toMatch(/ tools\/weefsel\.ts help$/);
});
