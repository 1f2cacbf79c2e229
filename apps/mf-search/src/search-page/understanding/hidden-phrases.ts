import { NEGATION } from './negations';

/** Names with parts that would be misunderstood as filters; the search service knows them. */
const NAMES = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:(?:winter|zomer|regen|tussen) (?:jas|jassen|jasje|jasjes|jack)|` +
    String.raw`regen (?:mantel|coat|laars|laarzen|broek|broeken)|sport (?:schoen|schoenen)|reis (?:tas|tassen)|` +
    String.raw`(?:winter|summer|rain) (?:coat|jacket)|spijker (?:broek|broeken|broekje)|` +
    String.raw`(?:spijker|denim|jeans) (?:jas|jassen|jasje|jasjes|jack|jacks))(?![\p{L}\p{N}])`,
  'gu',
);
const FIRST = 0xe000;
const PLACE = /[\ue000-\uf8ff]/g;

/** A text with some phrases replaced by one character each, and its inverse. */
interface HiddenPhrases {
  text: string;
  restore: (text: string) => string;
}

/** Hides names and negations from the readers. `isRead` returns true for phrases that stay readable. */
export function hidePhrases(text: string, isRead: (negation: string) => boolean): HiddenPhrases {
  const kept: string[] = [];
  const keep = (phrase: string): string => {
    if (isRead(phrase)) return phrase;
    kept.push(phrase);
    return ` ${String.fromCharCode(FIRST + kept.length - 1)} `;
  };
  return {
    text: text.replace(PLACE, ' ').replace(NEGATION, keep).replace(NAMES, keep),
    restore: (changed) => changed.replace(PLACE, (sign) => kept[sign.charCodeAt(0) - FIRST] ?? ''),
  };
}

/** The text without product names that consist of two words. */
export const withoutNames = (text: string): string => text.replace(NAMES, ' ');
