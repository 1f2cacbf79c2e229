import type { Page, Response } from '@playwright/test';
import { expect } from '../shopper.ts';
import { remoteOf } from './marked-build.ts';
import { readTab, stampDocument, type TabNow } from './read-tab.ts';
import type { Releases } from './releases.ts';

/** A field with typed text. */
export interface Field {
  label: string;
  text: string;
}

/** Aborted by the browser because the shopper navigated. */
const LEFT = /ERR_ABORTED/;
/** Logged about responses, which are checked separately. */
const OF_AN_ANSWER = /Failed to load resource/;

const MARK_IN_TITLE = /‹(.+)›$/;

/** One tab of a shopper, with all its problems. */
export class Tab {
  readonly page: Page;
  readonly name: string;
  /** The field with typed text. */
  field: Field | undefined;
  /** Number of documents and payloads checked against their composition. */
  answers = 0;
  private readonly problems: string[] = [];
  private readonly checks = new Set<Promise<void>>();
  private readonly releases: Releases;
  /** Compositions of this document and its payloads. */
  private readonly compositions = new Set<string>();
  private stamp: number | undefined;

  constructor(page: Page, name: string, releases: Releases) {
    this.page = page;
    this.name = name;
    this.releases = releases;
    page.on('pageerror', (error) => this.problems.push(`uncaught: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error' && !OF_AN_ANSWER.test(message.text()))
        this.problems.push(message.text());
    });
    page.on('requestfailed', (request) => {
      const why = request.failure()?.errorText ?? '';
      if (!LEFT.test(why)) this.problems.push(`${request.url()}: ${why}`);
    });
    page.on('response', (response) => {
      const check = this.look(response).catch((error: unknown) => {
        this.problems.push(`${response.url()}: ${String(error)}`);
      });
      this.checks.add(check);
      void check.finally(() => this.checks.delete(check));
    });
  }

  /** All problems of the tab, one sentence each. */
  async flaws(): Promise<string[]> {
    const now = await readTab(this.page).catch(() => undefined);
    if (!now) return [`${this.name} is on its way.`];
    await Promise.all(this.checks);
    const found = [...this.problems, ...now.broken, ...(await this.mixed(now))];
    if (!now.isHere) found.push(`${now.address} has not arrived.`);
    if (this.stamp !== undefined && now.stamp !== this.stamp)
      found.push(`The document of ${now.address} was loaded anew by itself.`);
    if (this.field) {
      const value = await this.input(this.field.label).inputValue();
      if (value !== this.field.text) found.push(`"${this.field.text}" was typed, there stands "${value}".`);
    }
    return found.map((flaw) => `${this.name}: ${flaw}`);
  }

  /** The shopper navigates: this document and the typed text may go. */
  leave(): void {
    this.stamp = undefined;
    this.field = undefined;
  }

  /** From now on this document has to stay. */
  async stay(): Promise<void> {
    this.stamp = await stampDocument(this.page);
  }

  /** First field with a label. Before hydration, the checkout also has the billing address. */
  input(label: string) {
    return this.page.getByRole('main').getByLabel(label, { exact: true }).first();
  }

  /** Parts of versions that were never live together. */
  private async mixed({ versions, marks, owner, remotes, title }: TabNow): Promise<string[]> {
    const { marks: known } = this.releases;
    const found: string[] = [];
    for (const [name, own] of Object.entries(versions))
      if (own.length > 1) found.push(`It has ${own.length} versions of ${name}: ${own.join(', ')}.`);
    const inTitle = MARK_IN_TITLE.exec(title)?.[1];
    const whose = new Set(marks.map(remoteOf));
    // A rollback may lead to the initial builds, which have no marks.
    const isMarked = versions[owner ?? '']?.some((version) => known.has(version));
    if (isMarked && !(owner && inTitle && remoteOf(inTitle) === owner && whose.has(owner)))
      found.push(`The page of ${owner} is called "${title}" and has parts of ${[...whose].join(', ')}.`);
    for (const mark of inTitle ? [...marks, inTitle] : marks) {
      const own = versions[remoteOf(mark)]?.map((version) => known.get(version)) ?? [];
      if (!own.includes(mark)) found.push(`${mark} is shown, this tab has ${own.join(', ')}.`);
    }
    const live = await Promise.all([...this.compositions].map((id) => this.releases.versionsIn(id)));
    const shown = remotes.filter((name) => versions[name]);
    if (!live.some((composed) => shown.every((name) => versions[name]?.join() === composed[name])))
      found.push(
        `No composition has all of ${shown.map((name) => `${name}@${versions[name]?.join()}`).join(', ')}.`,
      );
    return found;
  }

  /** Checks a response against its composition. */
  private async look(response: Response): Promise<void> {
    const request = response.request();
    const { pathname } = new URL(response.url());
    if (response.status() >= 400) this.problems.push(`${pathname} answered ${response.status()}.`);
    if (pathname === '/api/violations') this.problems.push(`Told: ${request.postData() ?? ''}`);
    const isPayload = pathname.endsWith('/_payload.json');
    const isDocument = request.isNavigationRequest() && response.frame() === this.page.mainFrame();
    const id = response.headers()['x-composition'];
    if (id === undefined || !(isPayload || isDocument)) return;
    if (isDocument) this.compositions.clear();
    this.compositions.add(id);
    // The browser keeps no body of a document that was left at once.
    const body = await response.text().catch(() => '');
    if (body) this.answers += 1;
    const own = await this.releases.versionsIn(id);
    for (const [, name = '', version = ''] of body.matchAll(/\/remotes\/([\w-]+)\/([\w-]+)\//g))
      if (own[name] !== version) this.problems.push(`${pathname} is of ${id} and has ${name}@${version}.`);
  }
}

/** Waits until all tabs are free of problems; fails when some remain. */
export const expectWhole = (tabs: readonly Tab[], trail: readonly string[]): Promise<void> =>
  expect
    .poll(async () => (await Promise.all(tabs.map((tab) => tab.flaws()))).flat(), {
      message: `Something is wrong after:\n  ${trail.join('\n  ')}\n`,
      timeout: 15_000,
      intervals: [0, 50, 100, 250, 500],
    })
    .toEqual([]);
