import { Icon, type IconProps } from './icon';

export const FacebookIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="8.75" />
    <path d="M12.5 20.6v-8.35c0-1.85.95-2.75 2.6-2.75h.65M10 13.25h5" />
  </Icon>
);

export const InstagramIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="3.75" y="3.75" width="16.5" height="16.5" rx="4.5" />
    <circle cx="12" cy="12" r="3.9" />
    <path d="M16.85 7.15h.01" strokeWidth={2} />
  </Icon>
);

export const TiktokIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M13.75 3.75v11.4a3.6 3.6 0 1 1-3.6-3.6" />
    <path d="M13.75 3.75c.2 2.75 2.15 4.7 5 4.85" />
  </Icon>
);

export const WhatsappIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m3.75 20.25 1.25-4.4a8.4 8.4 0 1 1 3.2 3.15z" />
    <path d="M9.1 8.5c-.5 3 3.35 6.9 6.4 6.4l.55-1.55-2-1-.95.85a5.1 5.1 0 0 1-2.3-2.3l.85-.95-1-2z" />
  </Icon>
);

export const PhoneIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M8.6 4.25H5.1c-.7 0-1.2.6-1.15 1.3.55 7.9 6.6 13.95 14.5 14.5.7.05 1.3-.45 1.3-1.15v-3.5l-4.2-1.6-1.75 2a12.6 12.6 0 0 1-5.6-5.6l2-1.75z"
  />
);

export const MailIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3.5 5.75h17v12.5h-17z" />
    <path d="m3.75 6.25 8.25 7 8.25-7" />
  </Icon>
);
