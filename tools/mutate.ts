import { Stryker } from '@stryker-mutator/core';
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { WORKSPACE } from '../libs/federation/src/build/workspace/index.ts';
import { readFlags, type Help } from './flags.ts';
import { decidingFiles, hasSpec } from './mutation/deciding-files.ts';
import { projectOf, roomOf } from './mutation/room-of.ts';
import { scoreOf } from './mutation/score.ts';
import { PlainProblem } from './shop.ts';
import { run } from './steps.ts';

/**
 * `npx weefsel mutate`: mutates the deciding files one small change at a time. Reports the changes that no unit test
 * noticed.
 */
const HELP = {
  usage: 'weefsel mutate <project|folder|file>… [options]',
  about: 'Changes the code and counts the changes that tests notice. Report: coverage/mutation.html.',
  options: {
    '--concurrency <number>': 'changes tried at once, by default 2',
    '--sample <number>': 'takes every n-th change, the same ones each time',
    '--afresh': 'also takes known changes again',
  },
  examples: [
    'npx weefsel mutate mf-checkout --sample 24',
    'npx weefsel mutate libs/stores/src/cart --afresh',
  ],
} satisfies Help;

const { positionals, values: flags } = readFlags(HELP, {
  allowPositionals: true,
  options: {
    concurrency: { type: 'string', default: '2' },
    afresh: { type: 'boolean', default: false },
    sample: { type: 'string', default: '1' },
  },
});

const SAMPLE_ONLY = resolve(import.meta.dirname, 'mutation/sample-only.ts');

await run(async () => {
  if (!positionals.length) throw new PlainProblem('Name a project: npx weefsel mutate mf-checkout');
  const rooms = positionals.map((name) => roomOf(WORKSPACE, name));
  const projects = [...new Set(rooms.map(projectOf))];
  const files = rooms.flatMap((room) => decidingFiles(WORKSPACE, room));
  const sample = Number(flags.sample);
  const known = [
    ...projects.map((project) => project.replace('/', '-')),
    ...(sample > 1 ? [`each-${sample}`] : []),
  ];
  if (!files.length) throw new PlainProblem(`Nothing in ${positionals.join(', ')} decides anything.`);
  mkdirSync('coverage', { recursive: true });
  process.env.MUTATED_ROOMS = projects.join();
  const mutants = await new Stryker({
    testRunner: 'jest',
    plugins: ['@stryker-mutator/jest-runner', SAMPLE_ONLY],
    ...(sample > 1 && { checkers: ['sample-only'], sample }),
    jest: { configFile: 'tools/mutation/jest.config.ts', enableFindRelatedTests: true },
    coverageAnalysis: 'perTest',
    mutate: files,
    // Texts, wire names and class names decide nothing; other mutations cover their comparisons.
    mutator: { excludedMutations: ['StringLiteral'] },
    // A repeated run tests only new changes.
    incremental: true,
    incrementalFile: `.cache/mutation-known/${known.join('.')}.json`,
    // Changed fixtures do not invalidate known results. Use it before publishing scores.
    force: flags.afresh,
    // Endless changes count as noticed. Jest ends waiting tests; this limit ends busy processes.
    timeoutMS: 120_000,
    timeoutFactor: 4,
    // Code executed once at module load would need a separate start for each change.
    ignoreStatic: true,
    disableTypeChecks: false,
    ignorePatterns: ['dist', '.data', '.nx', '.cache', 'coverage', 'shots', 'test-results', 'docs'],
    tempDirName: '.cache/mutation',
    cleanTempDir: 'always',
    concurrency: Number(flags.concurrency),
    reporters: ['progress-append-only', 'clear-text', 'html', 'json'],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false, reportScoreTable: true },
    htmlReporter: { fileName: 'coverage/mutation.html' },
    jsonReporter: { fileName: 'coverage/mutation.json' },
    allowConsoleColors: false,
  }).runMutationTest();
  const { noticed, all } = scoreOf(mutants);
  const withSpec = files.filter((file) => hasSpec(WORKSPACE, file)).length;
  const sampled = sample > 1 ? ` of a sample of each ${sample}th` : '';
  process.stdout.write(
    `\n${positionals.join(', ')}: ${noticed} of ${all} changes noticed${sampled} (${((100 * noticed) / all).toFixed(1)} %); ${withSpec} of ${files.length} files have a spec beside them\n`,
  );
});
