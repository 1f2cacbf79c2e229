/** Where previews hear that content changed. */
export const DRAFTS_EVENTS = '/preview/content/events';

/** How long after the last change the page is made anew, in ms: editors type letter by letter. */
const QUIET_MS = 600;

/** Makes the page anew when content changes, or the preview is over; a tab in the background when it is looked at. */
export const DRAFTS_SCRIPT = `(() => {
let timer;
const renew = () => document.visibilityState === 'visible' ? location.reload() : document.addEventListener('visibilitychange', renew, { once: true });
const soon = () => { clearTimeout(timer); timer = setTimeout(renew, ${QUIET_MS}); };
const events = new EventSource('${DRAFTS_EVENTS}');
events.addEventListener('change', soon);
events.addEventListener('over', () => { events.close(); renew(); });
addEventListener('pagehide', () => events.close());
addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
})()`;
