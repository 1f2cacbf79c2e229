import { button } from '../../content-writer.ts';
import type { PageDraft } from '../../content-writer.ts';
import { plainHero, section } from '../../page-parts.ts';
import { contactLines, registration, storeInfo } from '../../shop-facts.ts';
import { withdrawalForm } from './withdrawal-form.ts';

const mailAddress = `mailto:${storeInfo.email}?subject=${encodeURIComponent('Herroeping van mijn bestelling')}`;

export const withdrawalPage: PageDraft = {
  slug: 'herroepingsformulier',
  title: 'Herroepingsformulier',
  metaDescription:
    'Zie je af van je aankoop? Gebruik het wettelijke modelformulier voor herroeping, of laat het ons per e-mail of app weten.',
  blocks: [
    plainHero(
      'Overeenkomst herroepen',
      'Je mag zonder reden van je aankoop afzien: volgens de wet {promise.withdrawalDays}, bij ons {promise.returnDays} na ontvangst.',
    ),
    section(
      'Drie manieren',
      `
        1. **Per e-mail**: noem je bestelnummer en de artikelen. Je krijgt een bevestiging met datum en tijd.
        2. **Per app**: stuur hetzelfde naar ${contactLines.whatsapp}.
        3. **Met het formulier hieronder**: vul het in, druk het af en stuur het naar ${registration.company}, ${contactLines.address}.
        Het formulier is niet verplicht; het zit ook in je bestelbevestiging. Wat er daarna gebeurt, lees je bij [retourneren](/nl/retourneren/).
      `,
      [button('Herroep per e-mail', mailAddress)],
    ),
    { _type: 'rawHtml', title: 'Modelformulier voor herroeping', html: withdrawalForm },
  ],
};
