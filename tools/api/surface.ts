import { basename } from 'node:path';
import ts from 'typescript';
import { isDeclaration, isInternal, isShape, seenOf, type Declaration } from './declarations.ts';
import { foldShapes } from './fold-shapes.ts';

const printer = ts.createPrinter({ removeComments: true });
const EXPANDED =
  ts.NodeBuilderFlags.NoTruncation |
  ts.NodeBuilderFlags.InTypeAlias |
  ts.NodeBuilderFlags.UseAliasDefinedOutsideCurrentScope;

const isTypeOnly = ({ declarations = [] }: ts.Symbol): boolean =>
  declarations.some((node) => ts.isTypeOnlyImportOrExportDeclaration(node));

const note = (lists: Map<string, Set<string>>, from: ts.Expression, name: string): void => {
  const specifier = from.getText().slice(1, -1);
  lists.set(specifier, (lists.get(specifier) ?? new Set()).add(name));
};

/** Declarations of a package, each as text that begins with its keyword. */
export interface Surface {
  declared: ReadonlyMap<string, string>;
  /** Names that others can import. */
  exported: ReadonlySet<string>;
  /** Imported names that it uses, by module. */
  imported: ReadonlyMap<string, ReadonlySet<string>>;
  /** Re-exported names, by module. */
  passedOn: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Collects everything that an entry's exports consist of, each declaration once. */
class SurfaceReader {
  readonly declared = new Map<string, string>();
  readonly shapes = new Map<string, string>();
  readonly imported = new Map<string, Set<string>>();
  readonly #checker: ts.TypeChecker;
  readonly #folder: string;
  /** Exports that others can import as values. */
  readonly #values: ReadonlySet<ts.Symbol>;
  /** Keyed by declaration, because an augmented interface has another symbol. */
  readonly #names = new Map<Declaration, string>();

  constructor(checker: ts.TypeChecker, folder: string, exports: readonly ts.Symbol[]) {
    this.#checker = checker;
    this.#folder = folder;
    this.#values = new Set(exports.filter((symbol) => !isTypeOnly(symbol)).map((one) => this.targetOf(one)));
  }

  targetOf(symbol: ts.Symbol): ts.Symbol {
    return symbol.flags & ts.SymbolFlags.Alias ? this.#checker.getAliasedSymbol(symbol) : symbol;
  }

  declarationsOf(symbol: ts.Symbol): Declaration[] {
    return (symbol.declarations ?? []).filter(
      (node): node is Declaration =>
        isDeclaration(node) && node.getSourceFile().fileName.startsWith(this.#folder),
    );
  }

  /** Name of an identifier's target in the report; collects its declaration or import. */
  nameOf(symbol: ts.Symbol | undefined): string | undefined {
    if (!symbol) return undefined;
    const target = this.targetOf(symbol);
    if (this.declarationsOf(target).length > 0) return this.#declare(target);
    this.#noteImport(symbol);
    return undefined;
  }

  #noteImport(symbol: ts.Symbol): void {
    for (const node of symbol.declarations ?? []) {
      const from = ts.findAncestor(node, ts.isImportDeclaration)?.moduleSpecifier;
      if (!from) continue;
      if (ts.isNamespaceImport(node)) note(this.imported, from, `* as ${symbol.name}`);
      if (ts.isImportSpecifier(node)) note(this.imported, from, node.getText().replace(/^type /, ''));
    }
  }

  #canMake({ name }: ts.ClassDeclaration): boolean {
    const symbol = name && this.#checker.getSymbolAtLocation(name);
    return symbol !== undefined && this.#values.has(symbol);
  }

  #symbolAt(node: ts.Identifier): ts.Symbol | undefined {
    return node.pos < 0 ? (node as { symbol?: ts.Symbol }).symbol : this.#checker.getSymbolAtLocation(node);
  }

  readonly #visit = (node: ts.Node): ts.Node => {
    if (ts.isIdentifier(node)) {
      const name = this.nameOf(this.#symbolAt(node));
      return name === undefined || name === node.text ? node : ts.factory.createIdentifier(name);
    }
    if (ts.isImportTypeNode(node) && node.qualifier && !/^'?[@\w]/.test(node.argument.getText().slice(1))) {
      const { qualifier, typeArguments, isTypeOf } = node;
      const name = this.#visit(qualifier) as ts.EntityName;
      const reference = isTypeOf
        ? ts.factory.createTypeQueryNode(name, typeArguments)
        : ts.factory.createTypeReferenceNode(name, typeArguments);
      return ts.visitEachChild(reference, this.#visit, undefined);
    }
    const seen = ts.isClassDeclaration(node) ? seenOf(node, this.#canMake(node)) : node;
    return ts.visitEachChild(seen, this.#visit, undefined);
  };

  #print(node: ts.Node, of: ts.Node): string {
    return printer.printNode(ts.EmitHint.Unspecified, this.#visit(node), of.getSourceFile());
  }

  #textOf(node: Declaration): string {
    const text = this.#print(node, node).replace(/^(export )?(default )?(declare )?/, '');
    if (ts.isVariableDeclaration(node)) return `const ${text};`;
    return ts.isClassDeclaration(node) && !this.#canMake(node)
      ? text.replace(/^(abstract )?class/, 'interface')
      : text;
  }

  #shapeText(node: Declaration): string {
    const type = this.#checker.typeToTypeNode(this.#checker.getTypeAtLocation(node), undefined, EXPANDED);
    return type ? this.#print(type, node) : 'unknown';
  }

  #declare(symbol: ts.Symbol): string {
    const [first, ...others] = this.declarationsOf(symbol);
    const known = first && this.#names.get(first);
    if (!first || known !== undefined) return known ?? symbol.name;
    const isTaken = [...this.#names.values()].includes(symbol.name);
    const file = basename(first.getSourceFile().fileName, '.d.ts').replaceAll('-', '_');
    const name = isTaken ? `${symbol.name}_${file}` : symbol.name;
    this.#names.set(first, name);
    if (ts.isTypeAliasDeclaration(first) && isShape(first)) this.shapes.set(name, this.#shapeText(first));
    else this.declared.set(name, [first, ...others].map((node) => this.#textOf(node)).join('\n'));
    return name;
  }
}

/** Declares a re-exported namespace (`export * as`) as a constant with its values. */
function moduleText(checker: ts.TypeChecker, name: string, symbol: ts.Symbol, at: ts.Node): string {
  const inside = checker.getExportsOfModule(symbol).filter(({ flags }) => flags & ts.SymbolFlags.Value);
  const fields = inside.map((field) => {
    const type = checker.typeToString(checker.getTypeOfSymbolAtLocation(field, at), at);
    return `    readonly ${field.name}: ${type};\n`;
  });
  return `const ${name}: {\n${fields.join('')}};`;
}

/**
 * Public API of a package: the exports of its entry, and the declarations that they consist of. Limited to declarations
 * in the package's own folder. `entry` is a declaration file.
 */
export function surfaceOf(program: ts.Program, entry: string): Surface {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(entry);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) throw new Error(`${entry} exports nothing.`);
  const exports = checker.getExportsOfModule(module);
  const reader = new SurfaceReader(checker, entry.slice(0, entry.lastIndexOf('/') + 1), exports);
  const exported = new Set<string>();
  const passedOn = new Map<string, Set<string>>();
  for (const symbol of exports) {
    const [node] = symbol.declarations ?? [];
    const own = reader.declarationsOf(reader.targetOf(symbol));
    if (own.some((one) => isInternal(one) || (ts.isVariableDeclaration(one) && isShape(one)))) continue;
    const from = node && ts.findAncestor(node, ts.isExportDeclaration)?.moduleSpecifier;
    if (own.length > 0) exported.add(reader.nameOf(symbol) ?? symbol.name);
    else if (node && ts.isNamespaceExport(node) && from?.getText().startsWith("'.")) {
      reader.declared.set(symbol.name, moduleText(checker, symbol.name, reader.targetOf(symbol), node));
      exported.add(symbol.name);
    } else if (node && from) note(passedOn, from, node.getText());
  }
  const { declared, imported } = reader;
  for (const [name, text] of foldShapes(reader.shapes)) declared.set(name, text);
  return { declared, exported, imported, passedOn };
}
