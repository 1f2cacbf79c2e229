/** Where the shopper's commerce session is remembered. */
export interface TokenStorage {
  /** The context token, or an empty string when there is no session yet. */
  read: () => string;
  write: (token: string) => void;
  /** Runs some work while no other tab runs its own: a first request, which begins the session. */
  alone?: <T>(work: () => Promise<T>) => Promise<T>;
  /** Nothing is kept, so no request has to wait for the token that the first one brings. */
  forgetful?: true;
}

/** Server rendering: every request is anonymous and no session that an answer brings is kept. */
export const noTokenStorage: TokenStorage = { read: () => '', write: () => undefined, forgetful: true };
