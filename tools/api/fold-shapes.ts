import ts from 'typescript';

const printer = ts.createPrinter();

/** Minimum length of a type that is referenced by name; shorter ones are written out. */
const WORTH_A_NAME = 50;

/** Prints types, replacing nested known types by their names; one line per member. */
export function foldShapes(shapes: ReadonlyMap<string, string>): [name: string, text: string][] {
  const longestFirst = [...shapes].toSorted(([, one], [, other]) => other.length - one.length);
  return [...shapes].map(([name, body]) => {
    const inner = longestFirst.filter(
      ([, other]) => other.length < body.length && other.length > WORTH_A_NAME,
    );
    const folded = inner.reduce((text, [other, part]) => text.replaceAll(part, other), body);
    const source = ts.createSourceFile('shape.ts', `type ${name} = ${folded};`, ts.ScriptTarget.ESNext);
    return [
      name,
      source.statements.map((node) => printer.printNode(ts.EmitHint.Unspecified, node, source)).join('\n'),
    ];
  });
}
