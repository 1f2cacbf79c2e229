import { observer, useStores } from '@weefsel/stores';
import {
  Container,
  FacebookIcon,
  Heading,
  InstagramIcon,
  MailIcon,
  PhoneIcon,
  VisuallyHidden,
  WhatsappIcon,
  type HeadingLevel,
} from '@weefsel/ui';
import type { ComponentType } from 'react';
import classes from './contact-options.module.css';
import type { ContactLine, ContactOptionsProps, ContactIcon } from './to-contact-options';

const ICONS: Record<ContactIcon, ComponentType> = {
  whatsapp: WhatsappIcon,
  facebook: FacebookIcon,
  email: MailIcon,
  instagram: InstagramIcon,
  phone: PhoneIcon,
};

/** Lets an e-mail address break before its host rather than anywhere. */
function Breakable({ text }: { text: string }) {
  const [name = '', ...host] = text.split(/(?=@)/);
  return (
    <>
      {name}
      {name && host.length > 0 && <wbr />}
      {host.join('')}
    </>
  );
}

const Line = observer(({ line: { icon, content, href } }: { line: ContactLine }) => {
  const { snippets } = useStores();
  const Icon = icon && ICONS[icon];
  const read = (
    <>
      {icon && <VisuallyHidden>{snippets.text(`headless.content.contact.${icon}`)}: </VisuallyHidden>}
      <Breakable text={content} />
    </>
  );
  return (
    <li className={classes.line}>
      <span className={classes.icon}>{Icon && <Icon />}</span>
      {href ? <a href={href}>{read}</a> : <span>{read}</span>}
    </li>
  );
});

/** Contact details of the shop, by subject. */
export function ContactOptions({ block: { title, text, options } }: { block: ContactOptionsProps }) {
  if (options.length === 0) return null;
  const level: HeadingLevel = title ? 3 : 2;
  return (
    <Container>
      <section className={classes.block}>
        {(title || text) && (
          <div className={classes.head}>
            {title && <Heading level={2}>{title}</Heading>}
            {text && <p className={classes.text}>{text}</p>}
          </div>
        )}
        <div className={classes.options}>
          {options.map((option) => (
            <div key={option.key} className={classes.option}>
              {option.title && (
                <Heading level={level} size="small">
                  {option.title}
                </Heading>
              )}
              <ul className={classes.lines}>
                {option.lines.map((line) => (
                  <Line key={line.key} line={line} />
                ))}
              </ul>
            </div>
          ))}
        </div>
      </section>
    </Container>
  );
}
