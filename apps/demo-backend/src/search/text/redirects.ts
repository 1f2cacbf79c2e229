import type { Brand } from '../../catalogue/types.ts';
import { aliasesOf } from './brand-aliases.ts';
import { wordsOf } from './dutch-words.ts';

/** Questions that shoppers type into the search box, by the page that answers them. */
export const QUESTIONS: Readonly<Record<string, readonly string[]>> = {
  '/nl/klantenservice/': ['klantenservice', 'klanten service', 'service', 'hulp', 'help', 'faq', 'vragen'],
  '/nl/contact/': ['contact', 'contactformulier', 'telefoonnummer', 'e-mailadres', 'whatsapp'],
  '/nl/retourneren/': [
    'retour',
    'retouren',
    'retourneren',
    'retourlabel',
    'ruilen',
    'terugsturen',
    'herroepen',
  ],
  '/nl/bezorgen/': [
    'verzendkosten',
    'verzenden',
    'verzending',
    'bezorgen',
    'bezorging',
    'levertijd',
    'bezorgkosten',
  ],
  '/nl/maattabel/': ['maattabel', 'matentabel', 'maten', 'maatadvies'],
  '/nl/betalen/': ['betalen', 'betaalmethoden', 'betaalwijzen', 'achteraf betalen', 'ideal', 'klarna'],
  '/nl/winkels/': ['winkel', 'winkels', 'openingstijden', 'adres'],
  '/nl/merken/': ['merk', 'merken'],
  '/nl/over-ons/': ['over ons'],
  '/nl/algemene-voorwaarden/': ['algemene voorwaarden', 'voorwaarden'],
  '/nl/privacy/': ['privacy', 'privacyverklaring'],
};

const keyOf = (text: string): string => wordsOf(text).join('');

/** Where a search text leads instead of to a list: path from the shop's root, undefined for most texts. */
export type Redirects = (text: string) => string | undefined;

/** Sends questions to the page that answers them, and the name of a brand, typed in full, to the brand's page. */
export function createRedirects(brands: readonly Brand[]): Redirects {
  const targets = new Map<string, string>();
  for (const { name, seoPath } of brands)
    for (const text of [name, ...aliasesOf(name)]) targets.set(keyOf(text), `/${seoPath}`);
  for (const [path, texts] of Object.entries(QUESTIONS))
    for (const text of texts) targets.set(keyOf(text), path);
  return (text) => targets.get(keyOf(text));
}
