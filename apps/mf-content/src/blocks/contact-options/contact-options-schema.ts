import { choice, defineBlock, line, link, listOf, words } from '@weefsel/content-schema';
import type { ContactIcon, ContactOption, ContactOptionsBlock } from './to-contact-options';

const ICONS: Readonly<Record<ContactIcon, string>> = {
  phone: 'Telefoon',
  whatsapp: 'WhatsApp',
  email: 'E-mail',
  instagram: 'Instagram',
  facebook: 'Facebook',
};

const ways = listOf<ContactOption['contactOptionGroups'][number]>('Manieren', {
  title: 'Manier',
  fields: {
    icon: choice('Soort', ICONS, { required: true }),
    content: line('Wat er staat', { required: true, max: 60 }),
    link: link('Waarheen'),
  },
  shown: { title: 'content', subtitle: 'link' },
});

export const schema = defineBlock<ContactOptionsBlock>({
  name: 'contactOptions',
  title: 'Contact',
  fields: {
    title: line('Kop'),
    text: words('Tekst'),
    options: listOf<ContactOption>('Groepen', {
      title: 'Groep',
      fields: { title: line('Kop', { required: true }), contactOptionGroups: ways },
      shown: { title: 'title' },
    }),
  },
  shown: { title: 'title' },
});
