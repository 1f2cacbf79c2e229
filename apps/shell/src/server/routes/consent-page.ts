import { CONSENT_PURPOSES, locale, type ConsentPurpose } from '@weefsel/contracts';
import { CONSENT_FORM } from '../../consent/consent-form';
import { escapeHtml } from '../http/tags';
import { PLAIN_STYLE } from '../http/error-page';
import { houseTexts } from '../vendors/texts/texts-of';

export const CONSENT_PAGE_STYLE = `${PLAIN_STYLE}main{padding-block:8vh}fieldset{margin:1em 0;border:1px solid}button{min-height:44px;margin:0 8px 8px 0;padding:0 16px;border:1px solid;background:none;color:inherit;font:inherit}`;

const purposeField = (purpose: ConsentPurpose, isAllowed: boolean): string =>
  `<p><label><input type="checkbox" name="${CONSENT_FORM.allowed}" value="${purpose}"${isAllowed ? ' checked' : ''}> ` +
  `${houseTexts[`headless.consent.${purpose}`]}</label><br>${houseTexts[`headless.consent.${purpose}Text`]}</p>`;

const choiceButton = (text: string, allowed?: readonly ConsentPurpose[]): string =>
  allowed
    ? `<button name="${CONSENT_FORM.allowed}" value="${allowed.join(' ')}">${text}</button>`
    : `<button>${text}</button>`;

/** Consent page for shoppers without script, with a choice per purpose. `from` is the page to return to. */
export function consentPage(from: string, allowed: readonly ConsentPurpose[]): string {
  const back = escapeHtml(from);
  return `<!doctype html><html lang="${locale.language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${houseTexts['headless.consent.title']} | Weefsel</title><style>${CONSENT_PAGE_STYLE}</style></head>
<body><main><h1>${houseTexts['headless.consent.title']}</h1><p>${houseTexts['headless.consent.text']}</p>
<form method="post" action="${CONSENT_FORM.action}"><input type="hidden" name="${CONSENT_FORM.from}" value="${back}">
<p>${choiceButton(houseTexts['headless.consent.refuse'], [])}${choiceButton(houseTexts['headless.consent.accept'], CONSENT_PURPOSES)}</p></form>
<form method="post" action="${CONSENT_FORM.action}"><input type="hidden" name="${CONSENT_FORM.from}" value="${back}">
<fieldset><legend>${houseTexts['headless.consent.purposes']}</legend>
<p>${houseTexts['headless.consent.necessary']}<br>${houseTexts['headless.consent.necessaryText']}</p>
${CONSENT_PURPOSES.map((purpose) => purposeField(purpose, allowed.includes(purpose))).join('\n')}</fieldset>
<p>${choiceButton(houseTexts['headless.consent.save'])} <a href="${back}">${houseTexts['headless.common.close']}</a></p></form>
</main></body></html>`;
}
