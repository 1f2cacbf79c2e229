import classes from './logo.module.css';
import { WovenMark } from './woven-mark';

interface LogoProps {
  /** Name of the shop, set in the display face. */
  name: string;
  /** Target of the link. */
  href: string;
  /** Name of the link for screen readers, e.g. "Weefsel, naar de homepage". */
  label: string;
}

/** The logo: the shop's name with the woven mark, as a link. */
export function Logo({ name, href, label }: LogoProps) {
  return (
    <a className={classes.logo} href={href} aria-label={label}>
      <WovenMark size={26} />
      <span>{name}</span>
    </a>
  );
}
