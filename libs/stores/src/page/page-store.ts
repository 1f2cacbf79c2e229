import type { PageContext, RefusedForm, FlashMessage } from '@weefsel/contracts';
import { makeAutoObservable } from 'mobx';

export interface PageSnapshot {
  /** Part of the shop, for the header's theme and second row. */
  context: PageContext;
  title: string;
  /** HTTP status of the page. */
  status: number;
  /** One-time message of the page about the shopper's action on the previous page. */
  said?: FlashMessage;
  /** Form that the shopper sent without script, if it was refused. */
  refused?: RefusedForm;
}

/** The page that is shown now. */
export class PageStore {
  context: PageContext;
  title: string;
  status: number;
  said: FlashMessage | undefined;
  refused: RefusedForm | undefined;

  constructor(snapshot: PageSnapshot = { context: 'general', title: '', status: 200 }) {
    this.context = snapshot.context;
    this.title = snapshot.title;
    this.status = snapshot.status;
    this.said = snapshot.said;
    this.refused = snapshot.refused;
    makeAutoObservable(this, { toJSON: false }, { autoBind: true });
  }

  /** Sets the data of a new page. Defaults are those of a normal page. */
  show({
    context,
    title,
    status = 200,
  }: Pick<PageSnapshot, 'context' | 'title'> & { status?: number }): void {
    this.context = context;
    this.title = title;
    this.status = status;
  }

  /** Clears the messages about the shopper's form, which belong to the page of the document. */
  leave(): void {
    this.said = undefined;
    this.refused = undefined;
  }

  toJSON(): PageSnapshot {
    const { context, title, status, said, refused } = this;
    return { context, title, status, ...(said && { said }), ...(refused && { refused }) };
  }
}
