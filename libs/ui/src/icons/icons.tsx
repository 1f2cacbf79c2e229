import { Icon, type IconProps } from './icon';

export const SearchIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="10.75" cy="10.75" r="6.25" />
    <path d="m15.5 15.5 4.75 4.75" />
  </Icon>
);

export const UserIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="8" r="3.75" />
    <path d="M4.75 20.25c.6-3.9 3.6-6 7.25-6s6.65 2.1 7.25 6" />
  </Icon>
);

export const BagIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5.25 8h13.5l1 12.25H4.25z" />
    <path d="M8.75 10.5V7a3.25 3.25 0 0 1 6.5 0v3.5" />
  </Icon>
);

export const MenuIcon = (props: IconProps) => <Icon {...props} d="M3.5 7h17M3.5 12h17M3.5 17h11" />;

export const CloseIcon = (props: IconProps) => <Icon {...props} d="m5.5 5.5 13 13m0-13-13 13" />;

export const ChevronDownIcon = (props: IconProps) => <Icon {...props} d="m5.5 9 6.5 6.5L18.5 9" />;

export const ChevronLeftIcon = (props: IconProps) => <Icon {...props} d="M15 5.5 8.5 12l6.5 6.5" />;

export const ChevronRightIcon = (props: IconProps) => <Icon {...props} d="m9 5.5 6.5 6.5L9 18.5" />;

export const ArrowUpIcon = (props: IconProps) => (
  <Icon {...props} d="M12 20.25V3.75m-5.5 5.5L12 3.75l5.5 5.5" />
);

/** A heart, filled for an active state: a product on the wishlist. */
export const HeartIcon = ({ filled = false, ...props }: IconProps & { filled?: boolean }) => (
  <Icon {...props}>
    <path
      fill={filled ? 'currentColor' : 'none'}
      d="M12 20C7.5 16.6 3.5 13.1 3.5 9.1c0-2.6 1.9-4.6 4.3-4.6 1.8 0 3.3 1 4.2 2.7.9-1.7 2.4-2.7 4.2-2.7 2.4 0 4.3 2 4.3 4.6 0 4-4 7.5-8.5 10.9z"
    />
  </Icon>
);

export const StarIcon = ({ filled = false, ...props }: IconProps & { filled?: boolean }) => (
  <Icon {...props}>
    <path
      fill={filled ? 'currentColor' : 'none'}
      d="m12 3.75 2.5 5.3 5.75.75-4.2 4 1.05 5.7L12 16.7l-5.1 2.8 1.05-5.7-4.2-4 5.75-.75z"
    />
  </Icon>
);

export const PinIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 20.75c-4.4-4.1-6.6-7.5-6.6-10.4a6.6 6.6 0 0 1 13.2 0c0 2.9-2.2 6.3-6.6 10.4z" />
    <circle cx="12" cy="10.25" r="2.4" />
  </Icon>
);

export const PauseIcon = (props: IconProps) => <Icon {...props} d="M8.5 5v14M15.5 5v14" />;

export const GridIcon = (props: IconProps) => (
  <Icon {...props} d="M4.5 4h6v7h-6zm9 0h6v7h-6zm-9 10h6v6.5h-6zm9 0h6v6.5h-6z" />
);

export const LargeIcon = (props: IconProps) => <Icon {...props} d="M5.5 4h13v16.5h-13z" />;
