/**
 * In a preview that was not rehearsed, no code of the page brings an order, or a payment, to the commerce backend. It stands
 * before every other script of the page.
 */
export const NO_ORDERS_SCRIPT = `(() => {
const places = /\\/(checkout\\/order|handle-payment)([?#]|$)/;
const refuse = (method, url) => {
if (/^post$/i.test(method) && places.test(String(url))) throw new Error('Nothing can be ordered in a preview that was not rehearsed.');
};
const { open } = XMLHttpRequest.prototype;
XMLHttpRequest.prototype.open = function (method, url, ...more) {
refuse(method, url);
return open.call(this, method, url, ...more);
};
const { fetch } = window;
window.fetch = async (input, init) => {
refuse(init?.method ?? input?.method ?? 'get', input?.url ?? input);
return fetch(input, init);
};
})()`;
