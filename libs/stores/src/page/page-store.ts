import type { PageContext, RefusedForm, Said } from '@weefsel/contracts';
import { makeAutoObservable } from 'mobx';

export interface PageSnapshot {
  /** Part of the shop, for the header's theme and second row. */
  context: PageContext;
  title: string;
  /** HTTP status of the page. */
  status: number;
  /** What the page says once, about what the shopper did on the page before. */
  said?: Said;
  /** The form that the shopper sent without script, if it was refused. */
  refused?: RefusedForm;
}

/** The page that is shown now. */
export class PageStore {
  context: PageContext;
  title: string;
  status: number;
  said: Said | undefined;
  refused: RefusedForm | undefined;

  constructor(snapshot: PageSnapshot = { context: 'general', title: '', status: 200 }) {
    this.context = snapshot.context;
    this.title = snapshot.title;
    this.status = snapshot.status;
    this.said = snapshot.said;
    this.refused = snapshot.refused;
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

  /** The page with which the document came is left: what it said about the shopper's form is over. */
  leave(): void {
    this.said = undefined;
    this.refused = undefined;
  }

  toJSON(): PageSnapshot {
    const { context, title, status, said, refused } = this;
    return { context, title, status, ...(said && { said }), ...(refused && { refused }) };
  }
}
