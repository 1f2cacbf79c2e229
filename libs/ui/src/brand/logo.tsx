import classes from './logo.module.css';
import { WovenMark } from './woven-mark';

export interface LogoProps {
  /** Name of the shop, set in the display face. */
  name: string;
  /** Where it leads. */
  href: string;
  /** What the link does, for those who cannot see it, e.g. "Weefsel, naar de homepage". */
  label: string;
}

/** The word mark with the woven sign, leading home. */
export function Logo({ name, href, label }: LogoProps) {
  return (
    <a className={classes.logo} href={href} aria-label={label}>
      <WovenMark size={26} />
      <span>{name}</span>
    </a>
  );
}
