import { Icon, type IconProps } from './icon';

export const ArrowRightIcon = (props: IconProps) => (
  <Icon {...props} d="M3.75 12h16.5m-5.5-5.5 5.5 5.5-5.5 5.5" />
);

export const ArrowDownIcon = (props: IconProps) => (
  <Icon {...props} d="M12 3.75v16.5m5.5-5.5-5.5 5.5-5.5-5.5" />
);

export const PlusIcon = (props: IconProps) => <Icon {...props} d="M12 5v14m-7-7h14" />;

export const MinusIcon = (props: IconProps) => <Icon {...props} d="M5 12h14" />;

export const CheckIcon = (props: IconProps) => <Icon {...props} d="m4.75 12.5 4.75 4.75L19.25 7" />;

export const FilterIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3.5 8h9m4.5 0h3.5M3.5 16H7m4.5 0h9" />
    <circle cx="14.75" cy="8" r="2.25" />
    <circle cx="9.25" cy="16" r="2.25" />
  </Icon>
);

export const TruckIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M2.75 6.5h11v10h-11zm11 3.5h4l3.5 3.5v3h-7.5z" />
    <circle cx="6.75" cy="17.5" r="1.75" fill="var(--paper)" />
    <circle cx="17.25" cy="17.5" r="1.75" fill="var(--paper)" />
  </Icon>
);

export const ReturnIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M8.5 4.75 4.25 9l4.25 4.25" />
    <path d="M4.5 9h9.75a5.25 5.25 0 0 1 0 10.5H8.5" />
  </Icon>
);

export const PlayIcon = (props: IconProps) => <Icon {...props} d="M7.5 4.75v14.5L19 12z" />;
