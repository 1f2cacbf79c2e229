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

/** Counts the branches of a source. */
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

/** Sources with fewer branches only declare; others decide something and must be tested. */
const FEWEST_BRANCHES = 3;

/** True when a source decides something: it is subject to mutation testing, and has a spec beside it. */
export const hasBranches = (source: string, isTsx = false): boolean =>
  branchesOf(source, isTsx) >= FEWEST_BRANCHES;
