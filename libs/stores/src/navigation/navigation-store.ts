import {
  FOOTER_NAVIGATION_DEPTH,
  MAIN_NAVIGATION_DEPTH,
  type Category,
  type CommerceClient,
  type NavigationType,
  type SeoUrl,
} from '@weefsel/api-clients';
import {
  categoryHref,
  failed,
  idle,
  loading,
  NO_LINK,
  productHref,
  ready,
  safeHref,
  type Loadable,
} from '@weefsel/contracts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import {
  isCategoryId,
  allElements,
  hrefsIn,
  toNavigationTree,
  type NavigationElement,
} from './navigation-tree';

export interface NavigationSnapshot {
  main: readonly NavigationElement[];
  footer: readonly NavigationElement[];
  /** Addresses of categories outside the menus, by category id. */
  hrefs: Readonly<Record<string, string>>;
}

interface Neighbours {
  navigation: Pick<CommerceClient['navigation'], 'read'>;
  category: { list: (ids: readonly string[]) => Promise<Pick<Category, 'id' | 'seoUrls'>[]> };
  seoUrl: Pick<CommerceClient['seoUrl'], 'ofKeys'>;
}

const isProduct = ({ linkType }: NavigationElement): boolean => linkType === 'product';

/** Address of a page that is not a category, in the shop's form. */
const pageHref = (url: SeoUrl): string =>
  (url.routeName === 'frontend.detail.page' ? productHref : categoryHref)({ seoUrls: [url] });

type Tree = Loadable<readonly NavigationElement[]>;

/** The menus of header and footer. Failures are logged and leave an empty list. Never rejects. */
export class NavigationStore {
  mainTree: Tree = idle;
  footerTree: Tree = idle;
  hrefs: Readonly<Record<string, string>> = {};
  readonly #neighbours: Neighbours;

  constructor(neighbours: Neighbours, snapshot?: NavigationSnapshot) {
    this.#neighbours = neighbours;
    if (snapshot) this.provide(snapshot);
    makeAutoObservable(
      this,
      {
        mainTree: observableRef,
        footerTree: observableRef,
        hrefs: observableRef,
        hrefOf: false,
        categoryAt: false,
        toJSON: false,
      },
      { autoBind: true },
    );
  }

  get main(): readonly NavigationElement[] {
    return this.mainTree.state === 'ready' ? this.mainTree.value : [];
  }

  get footer(): readonly NavigationElement[] {
    return this.footerTree.state === 'ready' ? this.footerTree.value : [];
  }

  /** Address of an entry; `#` when it is unknown. */
  readonly hrefOf = (element: NavigationElement): string => {
    if (element.type === 'folder') return NO_LINK;
    if (element.type !== 'link') return categoryHref(element);
    if (element.linkType === 'external' || !element.internalLink) return safeHref(element.externalLink);
    return (
      this.#knownHref(element.internalLink) ?? (isProduct(element) ? productHref : categoryHref)(element)
    );
  };

  /** Category of the main menu at a path. Links are no categories. */
  readonly categoryAt = (path: string): NavigationElement | undefined =>
    allElements(this.main).find((element) => element.type !== 'link' && categoryHref(element) === path);

  /** Sets menus that were fetched elsewhere. */
  provide(menus: NavigationSnapshot): void {
    this.mainTree = ready(menus.main);
    this.footerTree = ready(menus.footer);
    this.hrefs = menus.hrefs;
  }

  /** Fetches missing menus, and the addresses of their links to pages outside the menus. */
  async load(): Promise<void> {
    const [main, footer] = await Promise.all([
      this.#read('main-navigation', MAIN_NAVIGATION_DEPTH, 'mainTree'),
      this.#read('footer-navigation', FOOTER_NAVIGATION_DEPTH, 'footerTree'),
    ]);
    const links = allElements([...main, ...footer]).filter(
      ({ type, linkType }) => type === 'link' && linkType !== 'external',
    );
    const isOther = (element: NavigationElement) => isProduct(element) || element.linkType === 'landing_page';
    const idsOf = (some: readonly NavigationElement[]) =>
      some.flatMap(({ internalLink }) => internalLink ?? []);
    await Promise.all([
      this.lookUp(idsOf(links.filter((link) => !isOther(link)))),
      this.#learn(idsOf(links.filter(isOther)), async (ids) => {
        const urls = await this.#neighbours.seoUrl.ofKeys(ids);
        return urls.map((url) => [url.foreignKey ?? '', pageHref(url)]);
      }),
    ]);
  }

  /** Looks up addresses of categories. Skips invalid ids; failures leave `#`. */
  async lookUp(ids: readonly string[]): Promise<void> {
    await this.#learn(ids, async (unknown) => {
      const categories = await this.#neighbours.category.list(unknown);
      return categories.map((category) => [category.id, categoryHref(category)]);
    });
  }

  /** Address of a category by id, looked up if necessary; `#` on failure. */
  async hrefOfCategory(id: string): Promise<string> {
    await this.lookUp([id]);
    return this.#knownHref(id) ?? NO_LINK;
  }

  toJSON(): NavigationSnapshot {
    return { main: this.main, footer: this.footer, hrefs: this.hrefs };
  }

  /** Adds unknown addresses. `ask` resolves to pairs of id and address. */
  async #learn(
    ids: readonly string[],
    ask: (unknown: readonly string[]) => Promise<(readonly [id: string, href: string])[]>,
  ): Promise<void> {
    const unknown = [...new Set(ids)].filter((id) => isCategoryId(id) && this.#knownHref(id) === undefined);
    if (unknown.length === 0) return;
    try {
      const found = Object.fromEntries(await ask(unknown));
      runInAction(() => (this.hrefs = { ...this.hrefs, ...found }));
    } catch (error) {
      console.error('[navigation] lookUp', error);
    }
  }

  #knownHref(id: string): string | undefined {
    return hrefsIn(this.main).get(id) ?? hrefsIn(this.footer).get(id) ?? this.hrefs[id];
  }

  async #read(
    type: NavigationType,
    depth: number,
    name: 'mainTree' | 'footerTree',
  ): Promise<readonly NavigationElement[]> {
    const current = this[name];
    if (current.state === 'ready') return current.value;
    runInAction(() => (this[name] = loading));
    try {
      const tree = toNavigationTree(await this.#neighbours.navigation.read(type, depth));
      runInAction(() => (this[name] = ready(tree)));
      return tree;
    } catch (error) {
      console.error('[navigation] load', type, error);
      runInAction(() => (this[name] = failed(error)));
      return [];
    }
  }
}
