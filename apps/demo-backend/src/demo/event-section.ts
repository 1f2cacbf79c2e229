import { html } from '../markup/html.ts';
import type { Html } from '../markup/html.ts';
import type { ReceivedEvent } from '../search/received-events.ts';

const NEWEST = 20;

const moment = new Intl.DateTimeFormat('nl-NL', { timeStyle: 'medium', timeZone: 'Europe/Amsterdam' });

const row = ({ name, receivedAt, body }: ReceivedEvent): Html => html`
  <tr>
    <td>${moment.format(receivedAt)}</td>
    <td>${name}</td>
    <td><code>${JSON.stringify(body)}</code></td>
  </tr>
`;

/** The analytics events that the search service received last, the newest first. */
export const eventSection = (events: readonly ReceivedEvent[]): Html => html`
  <h2>Ontvangen meetgegevens</h2>
  ${
    events.length === 0
      ? html`<p class="muted">De zoekdienst heeft nog niets ontvangen.</p>`
      : html`<table>
          <tbody>
            ${events.slice(-NEWEST).toReversed().map(row)}
          </tbody>
        </table>`
  }
`;
