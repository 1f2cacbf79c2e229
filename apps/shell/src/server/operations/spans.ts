type SpanDetails = Readonly<Record<string, string | number>>;

/** Runs some work and reports its duration to the tracer. */
export type InSpan = <T>(name: string, details: SpanDetails, work: () => Promise<T>) => Promise<T>;

let tracer: InSpan | undefined;

/** Sets the target of spans; undefined disables tracing. */
export const traceWith = (next: InSpan | undefined): void => {
  tracer = next;
};

/** Runs some work as a span of its request. Costs nothing without tracing. */
export const inSpan: InSpan = (name, details, work) => (tracer ? tracer(name, details, work) : work());
