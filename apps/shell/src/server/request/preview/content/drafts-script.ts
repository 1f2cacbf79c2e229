/** Event stream of content changes for previews. */
export const DRAFTS_EVENTS = '/preview/content/events';

/** Delay of the reload after the last change, in ms: editors type letter by letter. */
const QUIET_MS = 600;

/** Reloads the page when content changes or the preview ends. A background tab reloads once visible. */
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
