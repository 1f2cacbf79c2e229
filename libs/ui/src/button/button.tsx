import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import classes from './button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'underline';

interface ButtonLook {
  children: ReactNode;
  /** Default `primary`. */
  variant?: ButtonVariant;
  /** Look below 768 px, when it differs. */
  variantOnMobile?: ButtonVariant;
  size?: 'small' | 'medium';
  /** Puts the button on a separate line: left, centred, right or stretched. */
  align?: 'left' | 'center' | 'right' | 'stretch';
}

export type ButtonLinkProps = ButtonLook & { href: string } & Omit<ComponentPropsWithRef<'a'>, 'href'>;

export type ButtonActionProps = ButtonLook & {
  href?: undefined;
  /** Shows an animation instead of the text and ignores clicks. Keeps focus and width. */
  busy?: boolean;
} & ComponentPropsWithRef<'button'>;

type ButtonProps = ButtonLinkProps | ButtonActionProps;

const ignore = (event: MouseEvent) => event.preventDefault();

/** A button, or a link with the look of one (`href`). */
export function Button({
  variant = 'primary',
  variantOnMobile = variant,
  size,
  align,
  ...props
}: ButtonProps) {
  const look = {
    'data-variant': variant,
    'data-variant-on-mobile': variantOnMobile,
    'data-size': size,
    'data-align': align,
  };
  const className = props.className ? `${classes.button} ${props.className}` : classes.button;

  if (props.href !== undefined) {
    const rel = props.target === '_blank' ? 'noopener' : undefined;
    return <a rel={rel} {...props} {...look} className={className} />;
  }

  const { busy = false, children, onClick, ...rest } = props;
  return (
    <button
      type="button"
      data-early="busy"
      {...rest}
      {...look}
      className={className}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? ignore : onClick}
    >
      <span className={classes.text}>{children}</span>
    </button>
  );
}
