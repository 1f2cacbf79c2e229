import ts from 'typescript';

/** What stands at the top of a file and has a name. */
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

/** A check of what vendors answer, or a type that is made of one: the type is written out, the check is not shown. */
export const isShape = ({ type }: { type?: ts.TypeNode | undefined }): boolean =>
  /\bv\.[A-Z]/.test(type?.getText() ?? '');

const isPrivate = (member: ts.ClassElement): boolean =>
  (member.name !== undefined && ts.isPrivateIdentifier(member.name)) ||
  (ts.getCombinedModifierFlags(member) & ts.ModifierFlags.Private) !== 0;

/** A class as it is seen by who has no private part in it, or cannot make one of it. */
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

/** Exported for the shell alone, and so nothing that remotes rely on. */
export const isInternal = (node: Declaration): boolean =>
  ts.getJSDocTags(node).some(({ tagName }) => tagName.text === 'internal');
