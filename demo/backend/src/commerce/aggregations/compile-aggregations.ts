import type { AggregationResults } from '../criteria/search-result.ts';
import { isObject } from '../transport/json-body.ts';
import { storeError } from '../transport/store-error.ts';
import {
  badAggregation,
  named,
  valuesIn,
  type Aggregation,
  type SentAggregation,
  type Source,
} from './aggregation.ts';
import { terms } from './buckets.ts';
import { histogram } from './histogram.ts';
import { metric } from './metrics.ts';
import { ranges } from './ranges.ts';

const DEEPEST = 10;

function readSent(sent: unknown, pointer: string): SentAggregation {
  if (!isObject(sent)) throw badAggregation('An aggregation has to be an object.', pointer);
  const { name, type } = sent;
  if (typeof name !== 'string' || name === '' || !Number.isNaN(Number(name)))
    throw badAggregation('The aggregation name should be a non-empty string.', pointer);
  if (/[?:]/.test(name))
    throw badAggregation('The aggregation name should not contain a question mark or colon.', pointer);
  if (typeof type !== 'string' || type === '')
    throw badAggregation(`The aggregations of "${name}" should be a non-empty string.`, pointer);
  return { name, type, sent, pointer };
}

/** Entities that a field references by id. */
function entities<T>(aggregation: SentAggregation, source: Source<T>): Aggregation<T> {
  const { name, sent, pointer } = aggregation;
  const { definition } = sent;
  if (typeof definition !== 'string' || definition === '')
    throw badAggregation('The aggregation should contain a "definition".', `${pointer}/entity/field`);
  const find = source.entity(definition);
  if (!find) {
    throw storeError(
      400,
      'FRAMEWORK__DEFINITION_NOT_FOUND',
      `Definition for entity "${definition}" does not exist.`,
      {
        parameters: { entity: definition },
      },
    );
  }
  const idsOf = valuesIn(source, aggregation);
  return {
    name,
    run: (subjects) => {
      const ids = new Set(subjects.flatMap((subject) => idsOf(subject).map(String)));
      return named(name, { entities: [...ids].flatMap((id) => find(id) ?? []) });
    },
  };
}

/** Runs the inner aggregation on the subjects that pass the filter. The result bears the inner name. */
function filtered<T>({ sent, pointer }: SentAggregation, source: Source<T>, depth: number): Aggregation<T> {
  const filters = sent['filter'];
  if (!Array.isArray(filters) || filters.length === 0 || sent['aggregation'] === undefined) {
    const detail = 'The aggregation should contain an array of filters in property "filter".';
    throw badAggregation(detail, `${pointer}/filter/field`);
  }
  const passes = source.compile(filters.flat().filter(isObject), '/filter');
  const inner = compile(sent['aggregation'], source, pointer, depth + 1);
  return { name: inner.name, run: (subjects) => inner.run(subjects.filter(passes)) };
}

function compile<T>(sent: unknown, source: Source<T>, pointer: string, depth: number): Aggregation<T> {
  if (depth > DEEPEST) throw badAggregation('The aggregation is nested too deeply.', pointer);
  const aggregation = readSent(sent, pointer);
  const figure = metric(aggregation, source);
  if (figure) return figure;
  const nested = aggregation.sent['aggregation'];
  const inner = () => (nested === undefined ? undefined : compile(nested, source, pointer, depth + 1));
  switch (aggregation.type) {
    case 'entity':
      return entities(aggregation, source);
    case 'filter':
      return filtered(aggregation, source, depth);
    case 'terms':
      return terms(aggregation, source, inner());
    case 'range':
      return ranges(aggregation, source);
    case 'histogram':
      return histogram(aggregation, source, inner());
    default:
      throw badAggregation(
        `The aggregation type "${aggregation.type}" used as key does not exists.`,
        pointer,
      );
  }
}

/**
 * Compiles aggregations of the wire into one function of a list.
 * @throws StoreError 400 for an aggregation, field or entity that does not exist
 */
export function compileAggregations<T>(
  sent: readonly unknown[],
  source: Source<T>,
): (subjects: readonly T[]) => AggregationResults {
  const aggregations = sent.map((one, n) => compile(one, source, `/aggregations/${n}`, 0));
  if (aggregations.length === 0) return () => [];
  return (subjects) => Object.fromEntries(aggregations.map(({ name, run }) => [name, run(subjects)]));
}
