import ts from 'typescript';

/** A named top-level declaration of a file. */
export type Declaration =
  | ts.ClassDeclaration
  | ts.EnumDeclaration
  | ts.FunctionDeclaration
  | ts.InterfaceDeclaration
  | ts.TypeAliasDeclaration
  | ts.VariableDeclaration;

export const isDeclaration = (node: ts.Node): node is Declaration =>
  ts.isClassDeclaration(node) ||
  ts.isEnumDeclaration(node) ||
  ts.isFunctionDeclaration(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  (ts.isVariableDeclaration(node) && ts.isSourceFile(node.parent.parent.parent));

/** True for a validation schema of vendor responses, or a type inferred from one. Reports print the type only. */
export const isShape = ({ type }: { type?: ts.TypeNode | undefined }): boolean =>
  /\bv\.[A-Z]/.test(type?.getText() ?? '');

const isPrivate = (member: ts.ClassElement): boolean =>
  (member.name !== undefined && ts.isPrivateIdentifier(member.name)) ||
  (ts.getCombinedModifierFlags(member) & ts.ModifierFlags.Private) !== 0;

/** Public view of a class, without private members. Without `canMake` also without constructor and `implements`. */
export const seenOf = (node: ts.ClassDeclaration, canMake: boolean): ts.ClassDeclaration =>
  ts.factory.updateClassDeclaration(
    node,
    node.modifiers,
    node.name,
    node.typeParameters,
    canMake
      ? node.heritageClauses
      : node.heritageClauses?.filter(({ token }) => token === ts.SyntaxKind.ExtendsKeyword),
    node.members.filter((member) => !isPrivate(member) && (canMake || !ts.isConstructorDeclaration(member))),
  );

/** True when exported for the shell only; remotes must not rely on it. */
export const isInternal = (node: Declaration): boolean =>
  ts.getJSDocTags(node).some(({ tagName }) => tagName.text === 'internal');
