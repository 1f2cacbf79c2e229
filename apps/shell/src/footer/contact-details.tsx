import { observer, useStores } from '@weefsel/stores';
import { MailIcon, PhoneIcon, PinIcon, VisuallyHidden, WhatsappIcon } from '@weefsel/ui';
import styles from './contact-details.module.css';
import links from './footer-links.module.css';
import { formatPhone } from './format-phone';

const inNewTab = { target: '_blank', rel: 'noopener' } as const;

const mapsSearch = (place: string) =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: place }).toString()}`;

/** Contact details of the shop; only the contact page without an answer of the content service. */
export const ContactDetails = observer(function ContactDetails() {
  const { about, snippets } = useStores();
  const { info } = about;
  const [mailbox, provider] = info?.email.split('@') ?? [];
  return (
    <section className={styles.contact}>
      <h2 className={styles.heading}>{snippets.text('headless.footer.contact')}</h2>
      <address className={styles.address}>
        <ul>
          {info && (
            <>
              <li>
                <a className={links.link} href={`tel:${info.phone}`}>
                  <PhoneIcon size={20} />
                  {snippets.text('headless.footer.phone', { phone: formatPhone(info.phone) })}
                </a>
              </li>
              <li>
                <a
                  className={links.link}
                  href={`https://wa.me/${info.whatsapp.replace(/\D/g, '')}`}
                  {...inNewTab}
                >
                  <WhatsappIcon size={20} />
                  {snippets.text('headless.footer.whatsapp', { phone: formatPhone(info.whatsapp) })}
                </a>
              </li>
              <li>
                <a className={links.link} href={`mailto:${info.email}`}>
                  <MailIcon size={20} />
                  <span>
                    {mailbox}@<wbr />
                    {provider}
                  </span>
                </a>
              </li>
              <li>
                <a
                  className={links.link}
                  href={mapsSearch(`${info.address} ${info.zipcode} ${info.city}`)}
                  {...inNewTab}
                >
                  <PinIcon size={20} />
                  <span>
                    {info.address},{' '}
                    <span className={styles.whole}>
                      {info.zipcode} {info.city}
                    </span>
                    <VisuallyHidden> {snippets.text('headless.footer.onTheMap')}</VisuallyHidden>
                  </span>
                </a>
              </li>
            </>
          )}
          <li>
            <a className={`${links.link} ${styles.more}`} href={snippets.text('headless.link.contact.url')}>
              {snippets.text('headless.footer.hoursAndRoute')}
            </a>
          </li>
        </ul>
      </address>
    </section>
  );
});
