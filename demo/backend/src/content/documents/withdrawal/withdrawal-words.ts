import { registration, storeInfo } from '../shop-facts.ts';

/** The statutory text of the model form for withdrawal, shared by page and mail. */
export const withdrawalWords = {
  title: 'Modelformulier voor herroeping',
  intro: 'Dit formulier alleen invullen en terugzenden als u de overeenkomst wilt herroepen.',
  addressee: [
    registration.company,
    `${storeInfo.address}, ${storeInfo.zipcode} ${storeInfo.city}`,
    storeInfo.email,
  ],
  declaration:
    'Ik/Wij* deel/delen* u hierbij mede dat ik/wij* onze overeenkomst betreffende de verkoop van de volgende goederen herroep/herroepen*:',
  fields: {
    orderNumber: 'Bestelnummer',
    dates: 'Besteld op*/Ontvangen op*',
    names: 'Naam/Namen consument(en)',
    address: 'Adres consument(en)',
    date: 'Datum',
  },
  signature: 'Handtekening van consument(en), alleen op papier',
  note: '* Doorhalen wat niet van toepassing is.',
} as const;
