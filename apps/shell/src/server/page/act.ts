import { FORM_FIELD, type ActionRequest, type ActionResult, type PageAction } from '@weefsel/contracts';
import { pageRequest, type LoadPageOptions } from './load-page';
import { inSpan } from '../operations/spans';
import { ownerOf, routesOf } from '../request/paths/route-table';

interface FoundAction {
  answer: PageAction<never>;
  request: ActionRequest;
}

/** Finds the action of a page's form. Undefined when the page or the form does not exist. */
async function find(
  options: LoadPageOptions,
  fields: ActionRequest['fields'],
): Promise<FoundAction | undefined> {
  const { url, snapshot, paths, clients, budget } = options;
  const routes = routesOf(snapshot);
  const { resolved } = await paths.find(url.pathname, routes, clients, budget);
  if (resolved.kind !== 'page') return undefined;
  const at = ownerOf(resolved, routes);
  const owner = snapshot.remotes.get(at.owner);
  const actions = owner?.pageActions.get(at.page) ?? {};
  const form = fields[FORM_FIELD] ?? '';
  const answer = Object.hasOwn(actions, form) ? actions[form] : undefined;
  return owner && answer && { answer, request: { ...pageRequest(resolved, owner, options), fields } };
}

/**
 * Runs the action of a form. Undefined when there is no such form. Never rejects: an action that throws becomes a
 * refusal.
 */
export async function act(
  options: LoadPageOptions,
  fields: ActionRequest['fields'],
): Promise<ActionResult | undefined> {
  const { url, clients, budget, log } = options;
  try {
    const found = await budget.wait(find(options, fields));
    if (!found) return undefined;
    return await inSpan('answer form', {}, () => budget.wait(found.answer(found.request, clients as never)));
  } catch (err) {
    log.error({ err, href: url.pathname, form: fields[FORM_FIELD] }, 'A form could not be answered.');
    return { kind: 'refused', failure: 'headless.form.failed' };
  }
}
