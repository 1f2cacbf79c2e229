import ts from 'typescript';

const BRANCHES: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.IfStatement,
  ts.SyntaxKind.ConditionalExpression,
  ts.SyntaxKind.CaseClause,
  ts.SyntaxKind.ForStatement,
  ts.SyntaxKind.WhileStatement,
  ts.SyntaxKind.DoStatement,
  ts.SyntaxKind.CatchClause,
]);

const EITHER_OR: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.AmpersandAmpersandToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.QuestionQuestionToken,
]);

const isBranch = (node: ts.Node): boolean =>
  BRANCHES.has(node.kind) || (ts.isBinaryExpression(node) && EITHER_OR.has(node.operatorToken.kind));

/** How many places of a source go one way or the other. */
export function branchesOf(source: string, isTsx = false): number {
  const kind = isTsx ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  let branches = 0;
  const visit = (node: ts.Node): void => {
    if (isBranch(node)) branches += 1;
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('source', source, ts.ScriptTarget.Latest, false, kind));
  return branches;
}

/** A file with fewer says what something is; one with more decides something, and has to be proven. */
export const FEWEST_BRANCHES = 3;

/** Whether a source decides something: what mutation testing looks at, and what has a spec beside it. */
export const decides = (source: string, isTsx = false): boolean =>
  branchesOf(source, isTsx) >= FEWEST_BRANCHES;
