import type { Duty } from './duties.ts';

/** Result of a duty's tests. */
export interface Finding extends Duty {
  holds: boolean;
}

/**
 * Derives the duties that hold: neither the test named by the duty nor its additional test failed.
 * @param failures names of the failed tests, as in `Count`
 */
export const findingsOf = (duties: readonly Duty[], failures: readonly string[]): Finding[] =>
  duties.map(({ duty, law, also }) => {
    const isAboutIt = (name: string) =>
      name.includes(`› ${duty} (`) || (also !== undefined && name.includes(also.replace(/^.*\/src\//, '')));
    return { duty, law, ...(also && { also }), holds: !failures.some(isAboutIt) };
  });

/** Page with the duties that hold, for a run on a day (`YYYY-MM-DD`). */
export function lawPage(findings: readonly Finding[], day: string): string {
  const rows = findings.map(
    ({ duty, law, also, holds }) =>
      `| ${holds ? 'yes' : '**no**'} | ${duty} | ${law} | ${also ? `[also](../${also})` : ''} |`,
  );
  return [
    '# What the law asks, and what holds',
    '',
    'Each duty has one test of its name in [any-width/law](../apps/storefront-e2e/src/any-width/law), which opens the shop as a shopper does,',
    'most of it without JavaScript. They run with `npm run test:all`; `npm run law` runs them alone and writes this page. It is no legal advice: a test',
    'sees that something is there and says what it has to, not that a judge finds it enough.',
    '',
    `On ${day}: ${findings.filter(({ holds }) => holds).length} of ${findings.length} hold.`,
    '',
    '| holds | duty | where | more |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
    'What no test can show here: the picture of the notice on the legal guarantee is an official file of the European Commission, which an editor puts on',
    '`/nl/garantie/`; that page says the same in words. Reviews of the real shop, its terms and its register numbers are its own.',
    '',
  ].join('\n');
}
