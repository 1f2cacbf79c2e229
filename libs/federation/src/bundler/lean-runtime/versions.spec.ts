import { readFileSync } from 'node:fs';
import { SHARED } from '../shared';
import { WORKSPACE } from '../../workspace/paths';
import { versions } from './versions';

const [[path, edits]] = Object.entries(versions) as [[string, (typeof versions)[string]]];
const folder = `${WORKSPACE}/node_modules/@module-federation/${path.replace('index.js', '')}`;
const read = (name: string) => readFileSync(`${folder}${name}.js`, 'utf8');

type Satisfy = (version: string, range: string) => boolean;

/** The comparison as one function, made from the given text of its last file. */
function satisfyOf(index: string): Satisfy {
  const files = [...['constants', 'utils', 'parser', 'compare'].map(read), index];
  const text = files.join('\n').replace(/^(?:import|export) \{[^}]*\}.*$/gm, '');
  return (new Function(`${text}\nreturn satisfy;`) as () => Satisfy)();
}

const whole = satisfyOf(read('index'));
const lean = satisfyOf(edits.reduce((text, edit) => edit(text), read('index')));

const NUMBERS = [
  '0.0.0',
  '0.0.1',
  '0.0.2',
  '0.1.0',
  '0.1.9',
  '0.2.0',
  '1.0.0',
  '1.2.3',
  '1.2.10',
  '1.10.0',
  '2.0.0',
];
const OTHERS = ['19.3.1', '19.3.2', '20.0.0', '20.0.0-0', '19.4.0-rc.1', '3.4.0'];

test('the lean comparison answers as the whole one for all that builds write', () => {
  const all = [...NUMBERS, ...OTHERS];
  const differing = all.flatMap((version) =>
    all
      .flatMap((asked) => [`^${asked}`, `<=${asked}`, asked])
      .filter((range) => lean(version, range) !== whole(version, range))
      .map((range) => [version, range]),
  );
  expect(differing).toEqual([]);
  expect([lean('1.2.3', '^1.0.0'), lean('2.0.0', '^1.0.0')]).toEqual([true, false]);
});

test('every lent package has a plain version of three numbers', () => {
  for (const { version } of Object.values(SHARED)) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
});
