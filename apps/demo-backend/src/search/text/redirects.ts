import { localHref } from '@weefsel/contracts';
import type { Brand } from '../../catalogue/types.ts';
import { aliasesOf } from './brand-aliases.ts';
import { wordsOf } from './dutch-words.ts';

/** Questions that shoppers type into the search box, by the slug of the page that answers them. */
export const QUESTIONS: Readonly<Record<string, readonly string[]>> = {
  klantenservice: ['klantenservice', 'klanten service', 'service', 'hulp', 'help', 'faq', 'vragen'],
  contact: ['contact', 'contactformulier', 'telefoonnummer', 'e-mailadres', 'whatsapp'],
  retourneren: ['retour', 'retouren', 'retourneren', 'retourlabel', 'ruilen', 'terugsturen', 'herroepen'],
  bezorgen: [
    'verzendkosten',
    'verzenden',
    'verzending',
    'bezorgen',
    'bezorging',
    'levertijd',
    'bezorgkosten',
  ],
  maattabel: ['maattabel', 'matentabel', 'maten', 'maatadvies'],
  betalen: ['betalen', 'betaalmethoden', 'betaalwijzen', 'achteraf betalen', 'ideal', 'klarna'],
  winkels: ['winkel', 'winkels', 'openingstijden', 'adres'],
  merken: ['merk', 'merken'],
  'over-ons': ['over ons'],
  'algemene-voorwaarden': ['algemene voorwaarden', 'voorwaarden'],
  privacy: ['privacy', 'privacyverklaring'],
};

const keyOf = (text: string): string => wordsOf(text).join('');

/** Where a search text leads instead of to a list: path from the shop's root, undefined for most texts. */
export type Redirects = (text: string) => string | undefined;

/** Sends questions to the page that answers them, and the name of a brand, typed in full, to the brand's page. */
export function createRedirects(brands: readonly Brand[]): Redirects {
  const targets = new Map<string, string>();
  for (const { name, seoPath } of brands)
    for (const text of [name, ...aliasesOf(name)]) targets.set(keyOf(text), `/${seoPath}`);
  for (const [slug, texts] of Object.entries(QUESTIONS))
    for (const text of texts) targets.set(keyOf(text), localHref(`${slug}/`));
  return (text) => targets.get(keyOf(text));
}
