import type { Transport, TransportResponse } from '../http/transport';
import type { TokenStorage } from './token-storage';

const TOKEN = 'sw-context-token';

function adoptToken(answer: TransportResponse, tokens: TokenStorage) {
  const token = answer.headers[TOKEN];
  // A publicly cached answer may carry another guest's token; adopting it would log the customer out.
  if (!token || answer.headers['cache-control']?.includes('public')) return;
  if (token !== tokens.read()) tokens.write(token);
}

/**
 * Sends the session's token along and keeps the one that comes back, also from a refused request.
 * While there is no session it lets one request at a time through: parallel first requests would each be given
 * a session of their own, and all but the last would be lost.
 */
export function sessionTransport(transport: Transport, tokens: TokenStorage): Transport {
  const exchange: Transport = async (request) => {
    const token = tokens.read();
    const answer = await transport(
      token ? { ...request, headers: { ...request.headers, [TOKEN]: token } } : request,
    );
    adoptToken(answer, tokens);
    return answer;
  };
  if (tokens.forgetful) return exchange;

  let first: Promise<unknown> | undefined;
  return async (request) => {
    while (first && !tokens.read()) await first;
    const answer = exchange(request);
    if (!tokens.read()) first = answer.catch(() => undefined).then(() => void (first = undefined));
    return answer;
  };
}
