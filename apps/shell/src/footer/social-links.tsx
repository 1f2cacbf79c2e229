import { toUrl } from '@weefsel/contracts';
import { observer, useStores } from '@weefsel/stores';
import { FacebookIcon, IconButton, InstagramIcon, TiktokIcon } from '@weefsel/ui';
import styles from './social-links.module.css';

const places = [
  { key: 'facebook', name: 'Facebook', Icon: FacebookIcon },
  { key: 'instagram', name: 'Instagram', Icon: InstagramIcon },
  { key: 'tiktok', name: 'TikTok', Icon: TiktokIcon },
] as const;

/** An editor's address, only when it is a web address. */
const siteAt = (address: string | undefined): string | undefined =>
  toUrl(address)?.protocol.startsWith('http') ? address : undefined;

/** Links to the shop's social media pages. */
export const SocialLinks = observer(function SocialLinks() {
  const { about, snippets } = useStores();
  const known = places.flatMap(({ key, ...place }) => {
    const href = siteAt(about.info?.[key]);
    return href ? [{ ...place, href }] : [];
  });
  if (known.length === 0) return null;
  return (
    <section>
      <h2 className={styles.title}>{snippets.text('headless.footer.follow')}</h2>
      <ul className={styles.links}>
        {known.map(({ name, href, Icon }) => (
          <li key={name}>
            <IconButton
              href={href}
              label={snippets.text('headless.footer.followOn', { name })}
              target="_blank"
              rel="noopener"
            >
              <Icon size={24} />
            </IconButton>
          </li>
        ))}
      </ul>
    </section>
  );
});
