import { readFlags } from '../flags.ts';
import { run, step } from '../steps.ts';
import { apiReports } from './report.ts';

readFlags(
  {
    usage: 'weefsel api',
    about: 'Writes the public API of the shared packages, by API Extractor, into a report beside each.',
    examples: ['npx weefsel api', 'git diff libs/*/*.public.api.md'],
  },
  {},
);

/** `npx weefsel api`: writes the public API of the packages that the shell lends. */
await run(async () => {
  const reports = await step('reading the lent packages', () => apiReports({ update: true }));
  for (const { path, isStale } of reports)
    process.stdout.write(`${path} ${isStale ? 'changed' : 'unchanged'}\n`);
});
