/** Stores the token of a commerce session, for callers that send it themselves. */
export interface TokenStorage {
  /** The context token, or an empty string when there is no session yet. */
  read: () => string;
  /** @param path of the call that returned the token */
  write: (token: string, path?: string) => void;
  /** Nothing is stored, so requests need not wait for the token of the first one. */
  forgetful?: true;
}

/** For server rendering: every request is anonymous, and session tokens in responses are dropped. */
export const noTokenStorage: TokenStorage = { read: () => '', write: () => undefined, forgetful: true };
