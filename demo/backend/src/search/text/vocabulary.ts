import MiniSearch from 'minisearch';
import { Bitset } from '../engine/bitset.ts';
import { possibleStems, stemOf } from './dutch-words.ts';
import { beginsLike, editDistance, withNeighboursSwapped } from './edit-distance.ts';
import { COMPOUND_TAILS } from './synonym-groups.ts';
import { SYNONYM_WORDS, synonymsOf, synonymsStartingWith, synonymTailsOf } from './synonyms.ts';

/** Weight of a word for a product: 4 = brand, 3 = kind, 2 = name, 1 = properties. */
export type Weight = 4 | 3 | 2 | 1;

/** A distinct word of the assortment, with its products by weight. */
export interface Entry {
  word: string;
  stem: string;
  products: Map<Weight, Bitset>;
}

/** An entry that a query word stands for, with a certainty from 0 to 1. */
export interface Match {
  entry: Entry;
  quality: number;
}

const QUALITY = { exact: 1, compound: 0.8, synonym: 0.7, prefix: 0.6, fuzzy: 0.4 } as const;
const KIND: Weight = 3;
const MIN_PREFIX = 2;
const MIN_HEAD = 2;

function editsAllowed(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 7 ? 1 : 2;
}

const TAILS = COMPOUND_TAILS.map((word) => ({ stem: stemOf(word), length: word.length }));

/** Stems of the known tails of a compound, including its plural and diminutive. */
function tailsOf(word: string): readonly string[] {
  const found = new Set<string>();
  for (let cut = MIN_HEAD; cut <= word.length - 3; cut++) {
    const stems = possibleStems(word.slice(cut));
    for (const { stem, length } of TAILS)
      if (word.length - cut >= length && stems.includes(stem)) found.add(stem);
  }
  return [...found];
}

/**
 * All words of the assortment. MiniSearch finds words by beginning or with typing errors, stems find the rest.
 */
export class Vocabulary {
  private readonly entries = new Map<string, Entry>();
  private readonly byStem = new Map<string, Entry[]>();
  /** Words that no product carries; their endings are unrelated to their meaning. */
  private readonly meanings = new Set<string>();
  /** Stems of concepts, such as seasons and occasions. */
  private readonly concepts = new Set<string>();
  private readonly compounds = new Map<string, Entry[]>();
  private readonly spelling = new MiniSearch<Entry & { id: string }>({
    fields: ['word', 'stem'],
    tokenize: (text) => [text],
    processTerm: (term) => term,
  });
  private readonly size: number;

  constructor(size: number) {
    this.size = size;
  }

  add(word: string, position: number, weight: Weight): void {
    let entry = this.entries.get(word);
    if (!entry) this.entries.set(word, (entry = { word, stem: stemOf(word), products: new Map() }));
    let products = entry.products.get(weight);
    if (!products) entry.products.set(weight, (products = Bitset.empty(this.size)));
    products.add(position);
  }

  /** Maps a word to products, regardless of their names. */
  addMeaning(word: string, products: Bitset, weight: Weight): void {
    if (!this.entries.has(word)) this.meanings.add(word);
    if (weight === KIND) this.concepts.add(stemOf(word));
    products.forEachIn(products, (position) => this.add(word, position, weight));
  }

  /** Products with a word in any form, except in brand names. */
  carrying(word: string): Bitset {
    const found = Bitset.empty(this.size);
    const stem = stemOf(word);
    for (const entry of this.entries.values())
      if (entry.stem === stem)
        for (const [weight, products] of entry.products) if (weight !== 4) found.or(products);
    return found;
  }

  /** True when the assortment, or a meaning, has the word in any form. */
  has(word: string): boolean {
    return possibleStems(word).some((stem) => this.byStem.has(stem));
  }

  /** True when the assortment has another word with the same meaning. */
  isSynonym(word: string): boolean {
    return [...synonymsOf(stemOf(word))].some((stem) => this.byStem.has(stem));
  }

  /** Highest weight of the word for any product. Of `winter laarzen` the kind is heavier. */
  weightOf(word: string): number {
    const weight = Math.max(0, ...this.same(word).flatMap(({ entry }) => [...entry.products.keys()]));
    const isConcept = possibleStems(word).some((stem) => this.concepts.has(stem));
    return isConcept ? weight - 0.5 : weight;
  }

  /** Call once, after the last word. */
  close(): void {
    const entries = [...this.entries.values()];
    const file = (under: Map<string, Entry[]>, stem: string, entry: Entry): void => {
      const others = under.get(stem);
      if (others) others.push(entry);
      else under.set(stem, [entry]);
    };
    for (const entry of entries) {
      file(this.byStem, entry.stem, entry);
      // Excludes brand names: `Castelmarino` must not match a garment that it happens to end in.
      const isBrandOnly = entry.products.has(4) && entry.products.size === 1;
      if (!isBrandOnly && !this.meanings.has(entry.word))
        for (const tail of tailsOf(entry.word)) file(this.compounds, tail, entry);
    }
    this.spelling.addAll(entries.map((entry) => ({ ...entry, id: entry.word })));
  }

  /** Entries with the same stem, in another compound, or with the same meaning. */
  same(word: string): readonly Match[] {
    const matches: Match[] = [];
    const take = (entries: readonly Entry[] | undefined, quality: number): void => {
      for (const entry of entries ?? [])
        if (!matches.some((match) => match.entry === entry)) matches.push({ entry, quality });
    };
    const stems = possibleStems(word);
    const known = stems.find((stem) => this.byStem.has(stem) || this.compounds.has(stem));
    take(this.byStem.get(known ?? ''), QUALITY.exact);
    take(this.compounds.get(known ?? ''), QUALITY.compound);
    const synonyms = stems.flatMap((stem) => [...synonymsOf(stem)]);
    for (const synonym of synonyms.length > 0 || known ? synonyms : synonymTailsOf(word)) {
      take(this.byStem.get(synonym), QUALITY.synonym);
      take(this.compounds.get(synonym), QUALITY.synonym);
    }
    return matches;
  }

  /** Entries with this beginning, `strikje` as `strik`, or else those of a synonym with this beginning. */
  startingWith(word: string): readonly Match[] {
    if (word.length < MIN_PREFIX) return [];
    const begun = [word, ...possibleStems(word).slice(1)]
      .map((form) => this.lookUp(form, { prefix: true, fields: ['word'] }))
      .find((entries) => entries.length > 0);
    const meant = synonymsStartingWith(word).flatMap((stem) => this.byStem.get(stem) ?? []);
    return (begun ?? meant).map((entry) => ({ entry, quality: QUALITY.prefix }));
  }

  /** Entries of the word with two neighbouring letters swapped; the swapped word itself first. */
  swapped(word: string): readonly Match[] {
    if (editsAllowed(word) === 0) return [];
    for (const form of withNeighboursSwapped(word)) {
      const matches = this.same(form).map(({ entry }) => ({ entry, quality: QUALITY.fuzzy }));
      if (matches.length > 0)
        return matches.sort((a, b) => Number(b.entry.word === form) - Number(a.entry.word === form));
    }
    return [];
  }

  /** Entries of a synonym with similar spelling: `spijkerbroeck` is on no product, nor is `spijkerbroek`. */
  synonymLike(word: string): readonly Match[] {
    const most = editsAllowed(word);
    const close = SYNONYM_WORDS.filter(
      (other) =>
        beginsLike(word, other) &&
        Math.abs(other.length - word.length) <= most &&
        editDistance(word, other) <= most,
    );
    return close.flatMap((other) => this.same(other)).map(({ entry }) => ({ entry, quality: QUALITY.fuzzy }));
  }

  /** Entries with the fewest edits to the word or its stem. */
  spelledLike(word: string): readonly Match[] {
    // A short word with a typing error may keep the ending that its stem drops: `zwrte`, `zwarte`.
    const forms = [...new Set([word, stemOf(word), word.replace(/en?$/, '')])];
    const found = forms.flatMap((form) => {
      const entries = editsAllowed(form) > 0 ? this.lookUp(form, { fuzzy: editsAllowed(form) }) : [];
      return entries
        .filter((entry) => beginsLike(form, entry.word))
        .map((entry) => ({
          entry,
          edits: Math.min(editDistance(form, entry.word), editDistance(form, entry.stem)),
        }));
    });
    const fewest = Math.min(...found.map(({ edits }) => edits));
    const closest = new Set(found.filter(({ edits }) => edits === fewest).map(({ entry }) => entry));
    return [...closest].map((entry) => ({ entry, quality: QUALITY.fuzzy }));
  }

  /** Probable entries for a word without any. */
  resembling(word: string): readonly Match[] {
    const ways = [
      () => this.swapped(word),
      () => this.spelledLike(word),
      () => this.synonymLike(word),
      () => this.tailOf(word),
    ];
    for (const way of ways) {
      const matches = way();
      if (matches.length > 0) return matches;
    }
    return [];
  }

  /** Cuts an unknown compound such as `damesjurk` into two known words; undefined when it cannot. */
  split(word: string): readonly [string, string] | undefined {
    for (let cut = 3; cut <= word.length - 3; cut++) {
      const head = word.slice(0, cut);
      const tail = word.slice(cut);
      if (this.knows(tail) && (this.knows(head) || (head.endsWith('s') && this.knows(head.slice(0, -1)))))
        return [head, tail];
    }
    return undefined;
  }

  /** Entries of the kind or colour that an unknown compound ends in: for `winterjas` those of `jas`. */
  tailOf(word: string): readonly Match[] {
    for (let cut = MIN_HEAD; cut <= word.length - 3; cut++) {
      const tail = word.slice(cut);
      const matches =
        this.weightOf(tail) === KIND || tailsOf(word).includes(stemOf(tail)) ? this.same(tail) : [];
      if (matches.length > 0) return matches.map(({ entry }) => ({ entry, quality: QUALITY.fuzzy }));
    }
    return [];
  }

  private knows(word: string): boolean {
    return this.same(word).length > 0;
  }

  private lookUp(
    word: string,
    options: { prefix?: boolean; fuzzy?: number; fields?: string[] },
  ): readonly Entry[] {
    return this.spelling
      .search(word, options)
      .flatMap((result) => this.entries.get(String(result['id'])) ?? []);
  }
}
