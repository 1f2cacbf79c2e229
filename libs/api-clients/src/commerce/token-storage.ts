/** Where the token of a commerce session is remembered, for callers that send it themselves. */
export interface TokenStorage {
  /** The context token, or an empty string when there is no session yet. */
  read: () => string;
  /** @param path of the call that brought the token */
  write: (token: string, path?: string) => void;
  /** Nothing is kept, so no request has to wait for the token that the first one brings. */
  forgetful?: true;
}

/** Server rendering: every request is anonymous and no session that an answer brings is kept. */
export const noTokenStorage: TokenStorage = { read: () => '', write: () => undefined, forgetful: true };
