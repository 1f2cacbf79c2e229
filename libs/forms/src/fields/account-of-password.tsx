interface AccountOfPasswordProps {
  /** E-mail address of the account, where known. */
  email?: string | undefined;
}

/** Names the account for password managers, in password forms without an e-mail address. Never sent. */
export const AccountOfPassword = ({ email = '' }: AccountOfPasswordProps) => (
  <input type="text" autoComplete="username" value={email} readOnly hidden />
);
