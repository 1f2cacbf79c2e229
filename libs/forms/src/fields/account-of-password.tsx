interface AccountOfPasswordProps {
  /** E-mail address of the account, where it is known. */
  email?: string | undefined;
}

/** The account of the passwords in a form that asks for no e-mail address: for password managers, never sent. */
export const AccountOfPassword = ({ email = '' }: AccountOfPasswordProps) => (
  <input type="text" autoComplete="username" value={email} readOnly hidden />
);
