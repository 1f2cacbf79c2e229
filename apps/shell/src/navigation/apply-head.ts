import type { PagePayload } from '@weefsel/federation/runtime';
import { HEAD_TAGS, headTags } from './head-tags';

/** Updates the document's head for the shown page after a client navigation. */
export function applyHead({ head, context }: PagePayload): void {
  document.title = head.title;
  document.documentElement.dataset.context = context;
  document.head.querySelectorAll(HEAD_TAGS).forEach((tag) => tag.remove());
  for (const { name, attributes } of headTags(head)) {
    const tag = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) tag.setAttribute(key, value);
    document.head.append(tag);
  }
}
