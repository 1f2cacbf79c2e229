import type { Fit } from '@weefsel/drawings';
import { linesOfFit, partnersIn, SENTENCES } from './description-sentences.ts';
import { careFor, fabricNamed } from './fabrics.ts';
import type { NameParts } from './product-name.ts';
import { atTurn, beginningOf, createTurns, type Turns } from './turns.ts';

/** Facts for a product text beside those in its name. */
export interface TextParts extends NameParts {
  brand: string;
  /** The drawn cut. */
  cut: Fit;
  /** Detail that no picture shows: `een ritsvak binnenin`. */
  unseen: string | undefined;
}

/** Turn of a product per sentence. No two products of a kind get the same words. */
interface TextTurns {
  opening: number;
  cloth: number;
  details: number;
  unseen: number;
  fit: number;
  combination: number;
}

const DEMONSTRATIVES: Record<NameParts['kind']['grammar'], string> = {
  de: 'deze',
  het: 'dit',
  plural: 'deze',
};

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const listed = (words: readonly string[]) => words.join(' en ');

const isWorn = (category: string) => category.startsWith('kleding');

/** All pairs of facts, each in one order. */
function pairsOf(facts: readonly string[]): readonly string[] {
  return facts.flatMap((first, at) => facts.slice(at + 1).map((second) => `${first} en ${second}`));
}

/** Takes the turns of a product within its kind. Called once per product, in product order. */
function takeTurns({ kind, brand, fabric, details, unseen, cut }: TextParts, turns: Turns): TextTurns {
  const { noun } = kind;
  return {
    opening: turns(`${noun} of ${brand}`),
    cloth: turns(`${noun} of ${fabric}`),
    details: turns(`${noun} with ${listed(details)}`),
    unseen: turns(`${noun} with, inside, ${unseen}`),
    fit: turns(`${noun} cut ${cut}`),
    combination: turns(noun),
  };
}

/**
 * Fills in the product and its grammatical number: `{Deze} {is|zijn} van wol` becomes `Deze sneakers zijn van wol`.
 */
function written(sentence: string, parts: TextParts, words: Readonly<Record<string, string>>): string {
  const { kind, brand } = parts;
  const deze = `${DEMONSTRATIVES[kind.grammar]} ${kind.noun}`;
  const known: Readonly<Record<string, string>> = { ...words, deze, merk: brand };
  return sentence
    .replace(/\{([^{}|]+)\|([^{}|]+)\}/g, kind.grammar === 'plural' ? '$2' : '$1')
    .replace(/\{(\p{L}+)\}/gu, (_, name: string) => {
      const word = known[name.toLowerCase()] ?? '';
      return /^\p{Lu}/u.test(name) ? capitalised(word) : word;
    });
}

function clothSentence(parts: TextParts, turn: number): string {
  const { the, facts } = fabricNamed(parts.fabric);
  const [feiten, form] = atTurn(turn, beginningOf(parts.kind.noun), pairsOf(facts), SENTENCES.cloth);
  return written(form, parts, { stof: the, feiten });
}

function fitSentence(parts: TextParts, turn: number): string | undefined {
  const lines = linesOfFit(parts.cut);
  if (!lines || !isWorn(parts.kind.category)) return undefined;
  const [says, advice, form] = atTurn(turn, beginningOf(parts.kind.noun), lines.says, lines.advice, [
    'said first',
    'advised first',
  ]);
  const sentence =
    form === 'said first' ? `{Deze} ${says}; ${advice}.` : `${capitalised(advice)}: {deze} ${says}.`;
  return written(sentence, parts, {});
}

function combinationSentence(parts: TextParts, turn: number): string | undefined {
  const partners = partnersIn(parts.kind.category);
  if (partners.length === 0) return undefined;
  const { forms, occasions } = SENTENCES.combinations;
  const [erbij, waar, form] = atTurn(turn, beginningOf(parts.kind.noun), partners, occasions, forms);
  return written(form, parts, { erbij, waar });
}

/** A sentence about things; undefined without things, or once the kind has used all forms. */
function sentenceOf(
  forms: readonly string[],
  turn: number,
  parts: TextParts,
  things: readonly string[],
): string | undefined {
  if (turn >= forms.length || things.length === 0) return undefined;
  const [form] = atTurn(turn, beginningOf(listed(things)), forms);
  return written(form, parts, { details: listed(things) });
}

/** Three to six sentences of facts about one product; no two products of a kind share one. */
function productDescription(parts: TextParts, turns: TextTurns): string {
  const { details, unseen } = parts;
  return [
    sentenceOf(SENTENCES.openings, turns.opening, parts, [parts.brand]),
    clothSentence(parts, turns.cloth),
    sentenceOf(SENTENCES.details, turns.details, parts, details),
    sentenceOf(SENTENCES.unseen, turns.unseen, parts, unseen === undefined ? [] : [unseen]),
    fitSentence(parts, turns.fit),
    combinationSentence(parts, turns.combination),
  ]
    .filter((sentence) => sentence !== undefined)
    .join(' ');
}

export interface Descriptions {
  /** Sets the facts of the n-th product; a later call replaces an earlier one. */
  put(index: number, parts: TextParts): void;
  /** Text of the n-th product; earlier products take their turns first. */
  at(index: number): string;
}

/** Writes texts on read, each in words that no earlier product has. */
export function createDescriptions(): Descriptions {
  const told: TextParts[] = [];
  const taken: TextTurns[] = [];
  const turns = createTurns();
  return {
    put: (index, parts) => (told[index] = parts),
    at(index) {
      for (const parts of told.slice(taken.length, index + 1)) taken.push(takeTurns(parts, turns));
      const [parts, own] = [told[index], taken[index]];
      return parts && own ? productDescription(parts, own) : '';
    },
  };
}

/** Washing instructions of the cloth. */
export const careOf = (parts: NameParts): readonly string[] => careFor(fabricNamed(parts.fabric));
