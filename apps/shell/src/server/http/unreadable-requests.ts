import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { paths } from '@weefsel/contracts';
import { houseTexts } from '../vendors/texts/texts-of';
import { PLAIN_STYLE, plainPage } from './error-page';
import { styledPolicy } from './security/content-policy';
import { ALWAYS } from './security/security-headers';

/** Status by Node's error code; 400 for any other. */
const STATUS: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

const tooMuch = plainPage({
  title: houseTexts['headless.tooMuch.title'],
  text: houseTexts['headless.tooMuch.text'],
  link: { label: houseTexts['headless.common.retry'], href: paths.home.to() },
});

const unreadable = plainPage({
  title: houseTexts['headless.error.title'],
  text: houseTexts['headless.error.text'],
  link: { label: houseTexts['headless.common.retry'], href: paths.home.to() },
});

/**
 * Answers requests that Node cannot read, and closes their connection: malformed, too slow, or with headers that are
 * too large, in browsers usually cookies.
 */
export function answerUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const status = STATUS[error.code ?? ''] ?? 400;
  const page = status === 431 ? tooMuch : unreadable;
  const headers = {
    ...ALWAYS,
    'content-security-policy': styledPolicy([PLAIN_STYLE]),
    'cache-control': 'no-store',
    'content-type': 'text/html; charset=utf-8',
    'content-length': Buffer.byteLength(page),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  if (socket.writable)
    socket.write([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', page].join('\r\n'));
  socket.destroy(error);
}
