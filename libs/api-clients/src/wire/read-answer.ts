import { MalformedAnswerError } from '../http/errors';
import { cutFor, cutOut, ownerOf, pathOf, type Cut } from './cut-out';
import { warnOfFlaw, type Flaw, type ReportFlaw } from './flaw';
import type { Shape, ShapeIssue, ShapeResult } from './shape';

export interface Reading<T> {
  shape: Shape<T>;
  /** The request, for logs and errors. */
  asked: string;
  /** Names of required fields, and of lists that need every item. A wrong one invalidates the response. */
  vital?: readonly string[] | undefined;
  report?: ReportFlaw | undefined;
}

/** Most reported flaws of one response. */
const MOST_FLAWS = 20;

function check<T>({ shape, asked }: Reading<T>, answer: unknown): ShapeResult<T> {
  const result = shape['~standard'].validate(answer);
  if (result instanceof Promise) throw new TypeError(`The shape of ${asked} cannot be checked at once.`);
  return result;
}

const textOf = (path: readonly PropertyKey[]) => path.map(String).join('.');

/** The response is unusable: a required part is wrong. */
const refusal = (asked: string, issue: ShapeIssue) =>
  new MalformedAnswerError(
    `The answer to ${asked} has not the shape that was asked for, at "${textOf(pathOf(issue))}": ${issue.message}`,
  );

/** Collects the flaws of one response, each at its origin. */
class Findings {
  readonly flaws: Flaw[] = [];
  readonly #holes = new WeakMap<object, Set<PropertyKey>>();

  add(root: unknown, asked: string, { holder, key, path, missing }: Cut, message: string): void {
    // Already reported: the object only lacks a field removed for its own flaw.
    const isKnown = missing && this.#holes.get(missing.from)?.has(missing.key);
    // Vendors write null for "nothing". Where a value is required, the next pass finds it missing.
    if (!missing && holder[key] === null) return;
    this.#holes.set(holder, (this.#holes.get(holder) ?? new Set()).add(key));
    if (isKnown || this.flaws.length >= MOST_FLAWS) return;
    this.flaws.push({ asked, id: ownerOf(root, path), path: textOf(path), message });
  }
}

/**
 * Returns a vendor's response in the requested shape. Removes and reports wrong values at the smallest optional
 * place: a field, a list item, and so on outwards.
 * Throws MalformedAnswerError when the rest still lacks the shape. Mutates the response.
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
