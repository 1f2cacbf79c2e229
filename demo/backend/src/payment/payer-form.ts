import { html, type Html } from '../markup/html.ts';
import { questionsOf, type PayerQuestion } from './payer-questions.ts';

function field({ name, kind, options = [], pattern, answer }: PayerQuestion): Html {
  if (kind === 'choice') {
    const choices = options.map(
      (option) => html`<option ${option === answer ? html`selected` : ''}>${option}</option>`,
    );
    return html`<select name="${name}">
      ${choices}
    </select>`;
  }
  const shape = kind === 'text' && pattern !== undefined ? html` pattern="${pattern}"` : '';
  return html`<input type="${kind}" name="${name}" value="${answer}" required ${shape} />`;
}

/** Questions of a payment method to the shopper, as part of a form; empty without questions. */
export function payerForm(code: string): Html | '' {
  const questions = questionsOf(code);
  if (questions.length === 0) return '';
  return html`<fieldset>
    <legend>Je gegevens</legend>
    ${questions.map((question) => html`<label>${question.label} ${field(question)}</label>`)}
  </fieldset>`;
}
