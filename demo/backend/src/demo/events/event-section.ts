import { html, type Html } from '../../markup/html.ts';
import type { ReceivedEvent } from '../../search/received-events.ts';
import { printMoment, section, table } from '../section.ts';

const NEWEST = 20;

const row = ({ name, receivedAt, body }: ReceivedEvent): Html => html`
  <tr>
    <td>${printMoment(receivedAt)}</td>
    <td>${name}</td>
    <td><code class="long">${JSON.stringify(body)}</code></td>
  </tr>
`;

/** Latest analytics events received by the search service, newest first. */
export const eventSection = (events: readonly ReceivedEvent[]): Html =>
  section(
    'events',
    'Analytics events',
    html`${table(
      ['Received', 'Event', 'Content'],
      events.slice(-NEWEST).toReversed().map(row),
      'The search service has received nothing.',
    )}
    ${
      events.length === 0
        ? ''
        : html`<p class="muted">${events.length} in all, <a href="/__demo/events.json">as JSON</a>.</p>
            <form method="post" action="/__demo/events/clear"><button>Forget them</button></form>`
    }`,
  );
