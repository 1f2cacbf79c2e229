import { locale } from '@weefsel/contracts';
import { html, type Html } from '../markup/html.ts';
import type { Page } from '../markup/send-page.ts';
import { parcelEvents, parcelPlan, type Parcel, type ParcelEvent, type ParcelStep } from './parcel.ts';
import { returnEvents, type ReturnParcel } from './return-parcel.ts';

const ZONE = 'Europe/Amsterdam';
const DAY = new Intl.DateTimeFormat(locale.code, { dateStyle: 'full', timeZone: ZONE });
const TIME = new Intl.DateTimeFormat(locale.code, { timeStyle: 'short', timeZone: ZONE });

type Words = Readonly<Record<ParcelStep, readonly [name: string, about: string]>>;

const WORDS: Words = {
  registered: ['Aangemeld', 'We hebben de zending van de afzender gekregen.'],
  sorted: ['Gesorteerd', 'De zending is door ons sorteercentrum in Houten.'],
  underWay: ['Onderweg', 'De bezorger heeft de zending bij zich.'],
  delivered: ['Bezorgd', 'De zending is afgegeven.'],
  stopped: ['Ingetrokken', 'De afzender heeft de zending teruggehaald. Er wordt niets bezorgd.'],
  returned: ['Retour', 'De zending is weer bij de afzender.'],
};

const RETURN_WORDS: Words = {
  ...WORDS,
  registered: ['Aangemeld', 'Het label is gemaakt. We hebben het pakket nog niet.'],
  delivered: ['Terug bij de winkel', 'De winkel heeft de retourzending ontvangen.'],
  stopped: ['Ingetrokken', 'De winkel verwacht deze retourzending niet meer.'],
};

const SITE = 'Vlotbode';

const moment = (at: number): Html =>
  html`<time datetime="${new Date(at).toISOString()}">${DAY.format(at)}, ${TIME.format(at)} uur</time>`;

/** Paragraph with the expected delivery day; empty once the parcel is delivered, stopped or returned. */
function expected(parcel: Parcel, now: number): Html | string {
  const last = parcelPlan(parcel).at(-1);
  if (last?.step !== 'delivered' || last.at <= now) return '';
  return html`<p>We verwachten te bezorgen op <strong>${DAY.format(parcel.promisedAt)}</strong>.</p>`;
}

interface Shown {
  title: string;
  /** Sender or recipient of the parcel. */
  about: string;
  /** The oldest first. */
  events: readonly ParcelEvent[];
  words: Words;
  more?: Html | string;
}

function pageOf({ title, about, events, words, more = '' }: Shown): Page {
  const newestFirst = events.toReversed();
  return {
    title,
    site: SITE,
    body: html`<p class="muted">${SITE}</p>
      <h1>${words[newestFirst[0]?.step ?? 'registered'][0]}</h1>
      <p>${title}, ${about}</p>
      ${more}
      <ol reversed>
        ${newestFirst.map(
          ({ step, at }) =>
            html`<li>
              <p>
                <strong>${words[step][0]}</strong><br />${words[step][1]}<br /><small>${moment(at)}</small>
              </p>
            </li>`,
        )}
      </ol>`,
  };
}

/** Carrier page of a parcel: its events, newest first, and the expected delivery day. */
export const parcelPage = (parcel: Parcel, now: number): Page =>
  pageOf({
    title: `Zending ${parcel.code}`,
    about: 'afzender Weefsel',
    events: parcelEvents(parcel, now),
    words: WORDS,
    more: expected(parcel, now),
  });

/** Carrier page of a return parcel: its events, newest first. */
export const returnPage = (parcel: ReturnParcel): Page =>
  pageOf({
    title: `Retourzending ${parcel.code}`,
    about: 'voor Weefsel',
    events: returnEvents(parcel),
    words: RETURN_WORDS,
  });

/** Page for an unknown parcel code. */
export const unknownParcelPage: Page = {
  title: 'Zending niet gevonden',
  site: SITE,
  body: html`<p class="muted">${SITE}</p>
    <h1>We kennen deze zending niet</h1>
    <p>Kijk na of de code klopt. Is je pakket net aangemeld? Probeer het dan straks nog eens.</p>`,
};
