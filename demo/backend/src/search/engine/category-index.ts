import type { Catalogue, Category } from '../../catalogue/types.ts';
import { Bitset } from './bitset.ts';

/** A category with its place in the tree and every product in it or below it. */
export interface CategoryNode {
  category: Category;
  parent: CategoryNode | undefined;
  children: CategoryNode[];
  products: Bitset;
}

/** The category tree; finds a category by its number or its 32-hex commerce id. */
export class CategoryIndex {
  readonly nodes: readonly CategoryNode[];
  private readonly byToken = new Map<string, CategoryNode>();

  constructor(catalogue: Catalogue) {
    const size = catalogue.products.length;
    this.nodes = catalogue.categories.map((category) => ({
      category,
      parent: undefined,
      children: [],
      products: Bitset.empty(size),
    }));
    for (const node of this.nodes) {
      this.byToken.set(node.category.id, node);
      this.byToken.set(String(node.category.searchId), node);
    }
    for (const node of this.nodes) {
      node.parent = this.byToken.get(node.category.parentId ?? '');
      node.parent?.children.push(node);
    }
    for (const node of this.nodes) node.children.sort((a, b) => a.category.position - b.category.position);
    catalogue.products.forEach((product, position) => {
      for (const { id } of product.categories) this.file(position, this.byToken.get(id));
    });
  }

  get root(): CategoryNode | undefined {
    return this.nodes.find((node) => !node.parent);
  }

  find(token: string): CategoryNode | undefined {
    return this.byToken.get(token.toLowerCase());
  }

  /** Nodes from the topmost ancestor down to the node itself. */
  lineage(node: CategoryNode): readonly CategoryNode[] {
    return node.parent ? [...this.lineage(node.parent), node] : [node];
  }

  /** Numbers of the lineage joined by hyphens, e.g. `10000-10001-10012`. */
  path(node: CategoryNode): string {
    return this.lineage(node)
      .map(({ category }) => category.searchId)
      .join('-');
  }

  private file(position: number, leaf: CategoryNode | undefined): void {
    for (let node = leaf; node; node = node.parent) node.products.add(position);
  }
}
