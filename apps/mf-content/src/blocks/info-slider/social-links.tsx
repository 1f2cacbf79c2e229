import { observer, useStores } from '@weefsel/stores';
import { FacebookIcon, IconButton, InstagramIcon, TiktokIcon } from '@weefsel/ui';
import classes from './info-slider.module.css';
import type { InfoSliderProps } from './to-info-slider';

const ICONS = { facebook: FacebookIcon, instagram: InstagramIcon, tiktok: TiktokIcon };

/** Links to the shop's social pages. */
export const SocialLinks = observer(({ links }: { links: InfoSliderProps['social'] }) => {
  const { snippets } = useStores();
  if (links.length === 0) return null;
  return (
    <ul className={classes.social}>
      {links.map(({ network, href }) => {
        const Icon = ICONS[network];
        return (
          <li key={network}>
            <IconButton
              href={href}
              target="_blank"
              rel="noopener"
              variant="outline"
              label={snippets.text(`headless.content.follow.${network}`)}
            >
              <Icon size={20} />
            </IconButton>
          </li>
        );
      })}
    </ul>
  );
});
