import { WORKSPACE } from '../../libs/federation/src/build/workspace/index.ts';
import { readFlags, type Help } from '../flags.ts';
import { PlainProblem } from '../shop.ts';
import { run } from '../steps.ts';
import { advisories, signatures, type Asked } from './advisories.ts';
import { readFiles } from './read-files.ts';
import { review } from './review.ts';

/** `npx weefsel dependency-review`: checks every package of the lockfile against the workspace's policy. */
const HELP = {
  usage: 'weefsel dependency-review [options]',
  about: 'Checks every package of the lockfile against the workspace’s policy.',
  options: {
    '--advisories': 'also requests the registry’s advisories; reports when it cannot',
  },
  examples: ['npx weefsel dependency-review', 'npx weefsel dependency-review --advisories'],
} satisfies Help;
const { values: flags } = readFlags(HELP, { options: { advisories: { type: 'boolean', default: false } } });

const say = (line: string): void => void process.stdout.write(`${line}\n`);

function tell(what: string, asked: Asked): readonly string[] {
  if (asked.state === 'not asked') say(`${what}: NOT ASKED, ${asked.why}`);
  else say(`${what}: asked, ${asked.problems.length} serious`);
  return asked.state === 'asked' ? asked.problems : [];
}

await run(async () => {
  const files = readFiles(WORKSPACE);
  const { problems, unchecked } = review(files);
  say(`${Object.keys(files.packages).length - 1} packages, ${problems.length} that may not be here`);
  say(
    `${unchecked.length} binaries for other machines without integrity: npm checks nothing where they are installed`,
  );
  const told = flags.advisories
    ? [...tell('advisories', await advisories()), ...tell('signatures', await signatures())]
    : [];
  const all = [...problems, ...told];
  if (all.length > 0) throw new PlainProblem(all.map((problem) => `  ${problem}`).join('\n'));
});
