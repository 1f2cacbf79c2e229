import { NEGATION } from './negations';

/** Names of which a part would be understood as something else; the search service knows them. */
const NAMES = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:(?:winter|zomer|regen|tussen) (?:jas|jassen|jasje|jasjes|jack)|` +
    String.raw`regen (?:mantel|coat|laars|laarzen|broek|broeken)|sport (?:schoen|schoenen)|reis (?:tas|tassen)|` +
    String.raw`(?:winter|summer|rain) (?:coat|jacket)|spijker (?:broek|broeken|broekje))(?![\p{L}\p{N}])`,
  'gu',
);
const FIRST = 0xe000;
const PLACE = /[\ue000-\uf8ff]/g;

/** A text in which some phrases have become one sign, and the way back. */
export interface KeptWhole {
  text: string;
  restore: (text: string) => string;
}

/** Keeps names and what is not wanted out of sight of the readers; `isRead` says which negations they may read. */
export function keepWhole(text: string, isRead: (negation: string) => boolean): KeptWhole {
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

/** A text without names of goods that are written apart. */
export const withoutNames = (text: string): string => text.replace(NAMES, ' ');
