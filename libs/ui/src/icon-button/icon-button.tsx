import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { VisuallyHidden } from '../hidden/visually-hidden';
import classes from './icon-button.module.css';

interface IconButtonLook {
  /** Name of the action for screen readers. */
  label: string;
  /** One icon, followed by a `<Badge>` for a count. Empty when CSS draws the icon. */
  children?: ReactNode;
  /** `plain` (default) or a round outline, for arrows beside pictures. */
  variant?: 'plain' | 'outline';
}

type IconButtonProps = IconButtonLook &
  (
    | ({ href: string } & Omit<ComponentPropsWithRef<'a'>, 'href' | 'children'>)
    | ({ href?: undefined } & Omit<ComponentPropsWithRef<'button'>, 'children'>)
  );

const ignore = (event: MouseEvent) => event.preventDefault();

/** A button or link with one icon, 44 px square. A disabled one keeps its focus for keyboard users. */
export function IconButton({ label, variant = 'plain', children, ...props }: IconButtonProps) {
  const className = props.className ? `${classes.button} ${props.className}` : classes.button;
  const look = {
    className,
    'data-variant': variant,
    ...(children === undefined && { 'aria-label': label }),
  };
  // Hidden text instead of aria-label, so that a badge beside the icon is part of the name.
  const content = children !== undefined && (
    <>
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </>
  );

  if (props.href !== undefined) {
    return (
      <a {...props} {...look}>
        {content}
      </a>
    );
  }

  const { disabled = false, onClick, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      {...look}
      aria-disabled={disabled || undefined}
      onClick={disabled ? ignore : onClick}
    >
      {content}
    </button>
  );
}
