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
    '# Legal duties and their tests',
    '',
    'Each duty has a test of its name in [any-width/law](../apps/storefront-e2e/src/any-width/law), in a browser, mostly without JavaScript.',
    'They run with `npm run test:all`; `npx weefsel law` runs them alone and writes this page. This is no legal advice: a test checks that something is present',
    'and complete, not that a court finds it sufficient.',
    '',
    `On ${day}: ${findings.filter(({ holds }) => holds).length} of ${findings.length} hold.`,
    '',
    '| holds | duty | where | more |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
    'Not tested: the picture of the notice on the legal guarantee, an official file of the European Commission. An editor adds it to',
    '`/nl/garantie/`, whose text has the same content. Reviews, terms and register numbers are those of the real shop.',
    '',
  ].join('\n');
}
