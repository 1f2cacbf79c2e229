import { MalformedAnswerError } from '../http/errors';
import { cutFor, cutOut, ownerOf, pathOf, type Cut } from './cut-out';
import { warnOfFlaw, type Flaw, type ReportFlaw } from './flaw';
import type { Shape, ShapeIssue, ShapeResult } from './shape';

export interface Reading<T> {
  shape: Shape<T>;
  /** What was asked, for logs and errors. */
  asked: string;
  /** Names of fields, and of lists with every item, that may not be left out: wrong ones make the whole answer wrong. */
  vital?: readonly string[] | undefined;
  report?: ReportFlaw | undefined;
}

/** Most flaws of one answer that are told of. */
const MOST_FLAWS = 20;

function check<T>({ shape, asked }: Reading<T>, answer: unknown): ShapeResult<T> {
  const result = shape['~standard'].validate(answer);
  if (result instanceof Promise) throw new TypeError(`The shape of ${asked} cannot be checked at once.`);
  return result;
}

const textOf = (path: readonly PropertyKey[]) => path.map(String).join('.');

/** The answer cannot be saved: something is wrong that it cannot do without. */
const refusal = (asked: string, issue: ShapeIssue) =>
  new MalformedAnswerError(
    `The answer to ${asked} has not the shape that was asked for, at "${textOf(pathOf(issue))}": ${issue.message}`,
  );

/** Remembers what is wrong with one answer, each fault where it began. */
class Findings {
  readonly flaws: Flaw[] = [];
  readonly #holes = new WeakMap<object, Set<PropertyKey>>();

  add(root: unknown, asked: string, { holder, key, path, missing }: Cut, message: string): void {
    // What misses a field because that was wrong has been told of.
    const isKnown = missing && this.#holes.get(missing.from)?.has(missing.key);
    // Vendors write null for "nothing"; where there must be something, it is found missing next.
    if (!missing && holder[key] === null) return;
    this.#holes.set(holder, (this.#holes.get(holder) ?? new Set()).add(key));
    if (isKnown || this.flaws.length >= MOST_FLAWS) return;
    this.flaws.push({ asked, id: ownerOf(root, path), path: textOf(path), message });
  }
}

/**
 * A vendor's answer in the shape that was asked for. What is wrong is cut out at the smallest place where the shape can
 * do without it (an optional field, an item of a list, and so on outwards) and reported. Throws MalformedAnswerError
 * when nothing is left that has the shape. The answer must be the reader's own: it is changed.
 */
export function readAnswer<T>(reading: Reading<T>, answer: unknown): T {
  const { asked, vital = [], report = warnOfFlaw } = reading;
  const findings = new Findings();
  for (;;) {
    const result = check(reading, answer);
    if (!result.issues) {
      findings.flaws.forEach(report);
      return result.value;
    }
    const cuts = result.issues.map((issue) => {
      const cut = cutFor(answer, issue);
      if (!cut || vital.includes(cut.name)) throw refusal(asked, issue);
      findings.add(answer, asked, cut, issue.message);
      return cut;
    });
    cutOut(cuts);
  }
}
