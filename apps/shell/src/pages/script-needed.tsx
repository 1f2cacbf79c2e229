import { paths } from '@weefsel/contracts';
import { observer, useStores } from '@weefsel/stores';
import { Button, Container, Heading } from '@weefsel/ui';
import { formatPhone } from '../footer/format-phone';
import notice from './notice-page.module.css';

/** Replaces a page that needs JavaScript, and lists alternatives. Rendered on the server only. */
export const ScriptNeeded = /* @__PURE__ */ observer(function ScriptNeeded({ path }: { path: string }) {
  const { about, snippets } = useStores();
  const { info } = about;
  return (
    <noscript>
      <Container>
        <div className={notice.page}>
          <Heading level={1}>{snippets.text('headless.noScript.title')}</Heading>
          <p>{snippets.text('headless.noScript.text')}</p>
          <p>{snippets.text('headless.noScript.help')}</p>
          <ul>
            {info && (
              <>
                <li>
                  <a href={`tel:${info.phone}`}>
                    {snippets.text('headless.noScript.phone', { phone: formatPhone(info.phone) })}
                  </a>
                </li>
                <li>
                  <a href={`mailto:${info.email}`}>
                    {snippets.text('headless.noScript.email', { email: info.email })}
                  </a>
                </li>
              </>
            )}
            <li>
              <a href={snippets.text('headless.link.contact.url')}>
                {snippets.text('headless.noScript.contact')}
              </a>
            </li>
          </ul>
          <div className={notice.actions}>
            <Button href={path}>{snippets.text('headless.noScript.again')}</Button>
            <Button href={paths.home.to()} variant="secondary">
              {snippets.text('headless.noScript.home')}
            </Button>
          </div>
        </div>
      </Container>
    </noscript>
  );
});
