import { basename } from 'node:path';
import ts from 'typescript';
import { foldShapes } from './fold-shapes.ts';

const printer = ts.createPrinter({ removeComments: true });
const EXPANDED =
  ts.NodeBuilderFlags.NoTruncation |
  ts.NodeBuilderFlags.InTypeAlias |
  ts.NodeBuilderFlags.UseAliasDefinedOutsideCurrentScope;

/** What stands at the top of a file and has a name. */
type Declaration =
  | ts.ClassDeclaration
  | ts.EnumDeclaration
  | ts.FunctionDeclaration
  | ts.InterfaceDeclaration
  | ts.TypeAliasDeclaration
  | ts.VariableDeclaration;

const isDeclaration = (node: ts.Node): node is Declaration =>
  ts.isClassDeclaration(node) ||
  ts.isEnumDeclaration(node) ||
  ts.isFunctionDeclaration(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  (ts.isVariableDeclaration(node) && ts.isSourceFile(node.parent.parent.parent));

/** A check of what vendors answer, or a type that is made of one: the type is written out, the check is not shown. */
const isShape = ({ type }: { type?: ts.TypeNode | undefined }): boolean =>
  /\bv\.[A-Z]/.test(type?.getText() ?? '');

const isPrivate = (member: ts.ClassElement): boolean =>
  (member.name !== undefined && ts.isPrivateIdentifier(member.name)) ||
  (ts.getCombinedModifierFlags(member) & ts.ModifierFlags.Private) !== 0;

/** A class as it is seen by who has no private part in it, or cannot make one of it. */
const seenOf = (node: ts.ClassDeclaration, canMake: boolean): ts.ClassDeclaration =>
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
const isInternal = (node: Declaration): boolean =>
  ts.getJSDocTags(node).some(({ tagName }) => tagName.text === 'internal');

const note = (lists: Map<string, Set<string>>, from: ts.Expression, name: string): void => {
  const specifier = from.getText().slice(1, -1);
  lists.set(specifier, (lists.get(specifier) ?? new Set()).add(name));
};

/** Declarations of a package, each as text that begins with what it is. */
export interface Surface {
  declared: ReadonlyMap<string, string>;
  /** Names of those that others can import. */
  exported: ReadonlySet<string>;
  /** What others declare and it uses, by where that comes from. */
  imported: ReadonlyMap<string, ReadonlySet<string>>;
  /** What others declare and it passes on, likewise. */
  passedOn: ReadonlyMap<string, ReadonlySet<string>>;
}

/**
 * What can be seen of a package from outside: all that its entry exports, and what that is made of, as far as it is
 * declared in the package's own folder. `entry` is a file of declarations.
 */
export function surfaceOf(program: ts.Program, entry: string): Surface {
  const checker = program.getTypeChecker();
  const folder = entry.slice(0, entry.lastIndexOf('/') + 1);
  const [declared, shapes] = [new Map<string, string>(), new Map<string, string>()];
  const exported = new Set<string>();
  const [imported, passedOn] = [new Map<string, Set<string>>(), new Map<string, Set<string>>()];
  /** By declaration: what others add to an interface makes another symbol of it. */
  const names = new Map<Declaration, string>();

  const declarationsOf = (symbol: ts.Symbol): Declaration[] =>
    (symbol.declarations ?? []).filter(
      (node): node is Declaration => isDeclaration(node) && node.getSourceFile().fileName.startsWith(folder),
    );
  const targetOf = (symbol: ts.Symbol): ts.Symbol =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

  const source = program.getSourceFile(entry);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) throw new Error(`${entry} exports nothing.`);
  const exports = checker.getExportsOfModule(module);
  const isTypeOnly = ({ declarations = [] }: ts.Symbol): boolean =>
    declarations.some((node) => ts.isTypeOnlyImportOrExportDeclaration(node));
  const values = new Set(exports.filter((symbol) => !isTypeOnly(symbol)).map(targetOf));
  const canMake = (node: ts.ClassDeclaration): boolean =>
    node.name !== undefined && values.has(checker.getSymbolAtLocation(node.name) as ts.Symbol);

  const noteImport = (symbol: ts.Symbol): void => {
    for (const node of symbol.declarations ?? []) {
      const from = ts.findAncestor(node, ts.isImportDeclaration)?.moduleSpecifier;
      if (!from) continue;
      if (ts.isNamespaceImport(node)) note(imported, from, `* as ${symbol.name}`);
      if (ts.isImportSpecifier(node)) note(imported, from, node.getText().replace(/^type /, ''));
    }
  };

  /** Name in the report of what an identifier means; brings its declaration or its import along. */
  const nameOf = (symbol: ts.Symbol | undefined): string | undefined => {
    if (!symbol) return undefined;
    const target = targetOf(symbol);
    if (declarationsOf(target).length > 0) return declare(target);
    noteImport(symbol);
    return undefined;
  };

  const symbolAt = (node: ts.Identifier): ts.Symbol | undefined =>
    node.pos < 0 ? (node as { symbol?: ts.Symbol }).symbol : checker.getSymbolAtLocation(node);

  const visit = (node: ts.Node): ts.Node => {
    if (ts.isIdentifier(node)) {
      const name = nameOf(symbolAt(node));
      return name === undefined || name === node.text ? node : ts.factory.createIdentifier(name);
    }
    if (ts.isImportTypeNode(node) && node.qualifier && !/^'?[@\w]/.test(node.argument.getText().slice(1))) {
      const { qualifier, typeArguments, isTypeOf } = node;
      const name = visit(qualifier) as ts.EntityName;
      return ts.visitEachChild(
        isTypeOf
          ? ts.factory.createTypeQueryNode(name, typeArguments)
          : ts.factory.createTypeReferenceNode(name, typeArguments),
        visit,
        undefined,
      );
    }
    return ts.visitEachChild(
      ts.isClassDeclaration(node) ? seenOf(node, canMake(node)) : node,
      visit,
      undefined,
    );
  };

  const print = (node: ts.Node, of: ts.Node): string =>
    printer.printNode(ts.EmitHint.Unspecified, visit(node), of.getSourceFile());

  const textOf = (node: Declaration): string => {
    const text = print(node, node).replace(/^(export )?(default )?(declare )?/, '');
    if (ts.isVariableDeclaration(node)) return `const ${text};`;
    return ts.isClassDeclaration(node) && !canMake(node)
      ? text.replace(/^(abstract )?class/, 'interface')
      : text;
  };

  const shapeText = (node: Declaration): string => {
    const type = checker.typeToTypeNode(checker.getTypeAtLocation(node), undefined, EXPANDED);
    return type ? print(type, node) : 'unknown';
  };

  const declare = (symbol: ts.Symbol): string => {
    const [first, ...others] = declarationsOf(symbol);
    const known = first && names.get(first);
    if (!first || known !== undefined) return known ?? symbol.name;
    const isTaken = [...names.values()].includes(symbol.name);
    const file = basename(first.getSourceFile().fileName, '.d.ts').replaceAll('-', '_');
    const name = isTaken ? `${symbol.name}_${file}` : symbol.name;
    names.set(first, name);
    if (ts.isTypeAliasDeclaration(first) && isShape(first)) shapes.set(name, shapeText(first));
    else declared.set(name, [first, ...others].map(textOf).join('\n'));
    return name;
  };

  /** A module of the package that is exported under a name: a constant with the values in it. */
  const moduleText = (name: string, symbol: ts.Symbol, at: ts.Node): string => {
    const inside = checker.getExportsOfModule(symbol).filter(({ flags }) => flags & ts.SymbolFlags.Value);
    const fields = inside.map((field) => {
      const type = checker.typeToString(checker.getTypeOfSymbolAtLocation(field, at), at);
      return `    readonly ${field.name}: ${type};\n`;
    });
    return `const ${name}: {\n${fields.join('')}};`;
  };

  for (const symbol of exports) {
    const [node] = symbol.declarations ?? [];
    const own = declarationsOf(targetOf(symbol));
    if (own.some((one) => isInternal(one) || (ts.isVariableDeclaration(one) && isShape(one)))) continue;
    const from = node && ts.findAncestor(node, ts.isExportDeclaration)?.moduleSpecifier;
    if (own.length > 0) exported.add(nameOf(symbol) ?? symbol.name);
    else if (node && ts.isNamespaceExport(node) && from?.getText().startsWith("'.")) {
      declared.set(symbol.name, moduleText(symbol.name, targetOf(symbol), node));
      exported.add(symbol.name);
    } else if (node && from) note(passedOn, from, node.getText());
  }
  for (const [name, text] of foldShapes(shapes)) declared.set(name, text);
  return { declared, exported, imported, passedOn };
}
