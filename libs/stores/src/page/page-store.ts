import type { PageContext } from '@weefsel/contracts';
import { makeAutoObservable } from 'mobx';

export interface PageSnapshot {
  /** Part of the shop, for the header's theme and second row. */
  context: PageContext;
  title: string;
  /** HTTP status of the page. */
  status: number;
}

/** The page that is shown now. */
export class PageStore {
  context: PageContext;
  title: string;
  status: number;

  constructor(snapshot: PageSnapshot = { context: 'general', title: '', status: 200 }) {
    this.context = snapshot.context;
    this.title = snapshot.title;
    this.status = snapshot.status;
    makeAutoObservable(this, { toJSON: false }, { autoBind: true });
  }

  /** Another page has come; what is left out is taken to be a normal page's. */
  show({
    context,
    title,
    status = 200,
  }: Pick<PageSnapshot, 'context' | 'title'> & { status?: number }): void {
    this.context = context;
    this.title = title;
    this.status = status;
  }

  toJSON(): PageSnapshot {
    return { context: this.context, title: this.title, status: this.status };
  }
}
