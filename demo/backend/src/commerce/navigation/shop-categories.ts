import type { Catalogue, Category } from '../../catalogue/types.ts';
import { fixedId } from '../../database/fixed-id.ts';
import { FOOTER_COLUMNS, MAIN_LINKS, type MenuLink } from './menu-links.ts';

/** A category in the vendor's sense: a page of the assortment, a link, or a folder for grouping. */
export interface CategoryEntry {
  id: string;
  name: string;
  parent: CategoryEntry | null;
  children: CategoryEntry[];
  position: number;
  type: 'page' | 'link' | 'folder';
  link: MenuTarget | null;
  /** The category of the assortment behind a page. */
  category: Category | null;
}

type MenuTarget = { type: 'category'; id: string } | { type: 'external'; address: string };

const ALIASES = ['main-navigation', 'footer-navigation', 'service-navigation'] as const;
type NavigationAlias = (typeof ALIASES)[number];

const isAlias = (name: string): name is NavigationAlias => (ALIASES as readonly string[]).includes(name);

/** All categories of the sales channel: assortment, links of the main menu, and footer. */
export class ShopCategories {
  readonly main: CategoryEntry;
  readonly footer: CategoryEntry;
  readonly #byId = new Map<string, CategoryEntry>();
  readonly #catalogue: Catalogue;

  constructor(catalogue: Catalogue) {
    this.#catalogue = catalogue;
    const [root, ...others] = catalogue.categories;
    if (!root) throw new Error('The catalogue has no categories.');
    this.main = this.#addPage(root);
    for (const category of others) this.#addPage(category);
    for (const link of MAIN_LINKS) this.#addLink(link, this.main);
    this.footer = this.#add({ id: fixedId('category', 'footer'), name: 'Footer', type: 'folder' }, null);
    for (const { name, links } of FOOTER_COLUMNS) {
      const column = this.#add(
        { id: fixedId('category', `footer/${name}`), name, type: 'folder' },
        this.footer,
      );
      for (const link of links) this.#addLink(link, column);
    }
  }

  byId(id: string): CategoryEntry | undefined {
    return this.#byId.get(id);
  }

  all(): CategoryEntry[] {
    return [...this.#byId.values()];
  }

  /** Root of a menu by alias or id. `null`: the alias has no menu. `undefined`: no such category. */
  menu(name: string): CategoryEntry | null | undefined {
    if (!isAlias(name)) return this.byId(name);
    if (name === 'main-navigation') return this.main;
    return name === 'footer-navigation' ? this.footer : null;
  }

  /** The category and all its ancestors, the root first. */
  lineageOf(id: string): CategoryEntry[] {
    const lineage: CategoryEntry[] = [];
    for (let entry = this.byId(id) ?? null; entry; entry = entry.parent) lineage.unshift(entry);
    return lineage;
  }

  #add(
    facts: Pick<CategoryEntry, 'id' | 'name' | 'type'> & Partial<CategoryEntry>,
    parent: CategoryEntry | null,
  ) {
    const position = (parent?.children.length ?? 0) + 1;
    const entry: CategoryEntry = { link: null, category: null, children: [], position, ...facts, parent };
    parent?.children.push(entry);
    this.#byId.set(entry.id, entry);
    return entry;
  }

  #addPage(category: Category): CategoryEntry {
    const parent = category.parentId === null ? null : (this.byId(category.parentId) ?? null);
    return this.#add({ id: category.id, name: category.name, type: 'page', category }, parent);
  }

  #addLink({ name, to }: MenuLink, parent: CategoryEntry): void {
    const id = fixedId('category', `${parent.id}/${name}`);
    this.#add({ id, name, type: 'link', link: this.#target(to) }, parent);
  }

  #target(to: MenuLink['to']): MenuTarget {
    if ('address' in to) return { type: 'external', address: to.address };
    const found = this.#catalogue.bySeoPath(to.category);
    if (found?.kind !== 'category') throw new Error(`A menu links to ${to.category}, which is no category.`);
    return { type: 'category', id: found.category.id };
  }
}
