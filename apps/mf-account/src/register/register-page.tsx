import type { PageProps } from '@weefsel/contracts';
import { observer, useReadableEmail, useStores } from '@weefsel/stores';
import { Container, Heading, LiveRegion } from '@weefsel/ui';
import { SingleColumn } from '../frame/single-column';
import { useCountries } from '../addresses/use-countries';
import { LoggedIn } from '../login/logged-in';
import { returnPath, wantedPath } from '../login/return-path';
import { LoginOrderSteps } from '../login/login-order-steps';
import { Outcome } from '../mail-links/outcome';
import { useShopper } from '../session/use-shopper';
import { GuestUpgrade } from './guest-upgrade';
import type { RegisterData } from './load-register';
import { RegistrationForm, useRegistration } from './registration-form';

type RegisterPageProps = Pick<PageProps, 'href'> & Partial<PageProps<RegisterData>>;

/** Creates an account, from scratch or from a guest's earlier details. */
export const Page = observer(function RegisterPage({ href, data }: RegisterPageProps) {
  const { snippets } = useStores();
  const shopper = useShopper();
  const destination = returnPath(href);
  const countries = useCountries(data?.countries);
  const { form, mailedTo } = useRegistration(destination, countries.list);
  const readable = useReadableEmail(mailedTo);
  const isGuest = shopper.kind === 'anonymous' && shopper.isGuest;
  snippets.carry('login', 'register', 'account', 'form', 'common');

  if (mailedTo) {
    return (
      <Outcome title={snippets.text('headless.register.mailed')} isFocused>
        <p>{snippets.text('headless.register.mailedHelp', { email: readable })}</p>
      </Outcome>
    );
  }
  return (
    <Container>
      <LoginOrderSteps href={href} />
      <SingleColumn>
        {shopper.kind === 'customer' && !form.isBusy ? (
          <LoggedIn customer={shopper.customer} />
        ) : (
          <>
            <Heading level={1}>{snippets.text('headless.register.title')}</Heading>
            {isGuest ? (
              <GuestUpgrade destination={destination} />
            ) : (
              <>
                <p>{snippets.text('headless.register.intro')}</p>
                <RegistrationForm form={form} countries={countries} returnTo={wantedPath(href)} />
              </>
            )}
          </>
        )}
        <LiveRegion message={form.isBusy ? snippets.text('headless.register.pending') : ''} />
      </SingleColumn>
    </Container>
  );
});
