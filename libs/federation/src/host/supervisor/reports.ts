import * as v from 'valibot';

/** Descriptor for a serving process's reports to its primary, even while its main thread hangs. */
export const REPORT_FD = 4;

const reportSchema = v.variant('kind', [
  /** Its watching thread runs. */
  v.object({ kind: v.literal('alive') }),
  /** A debugger is attached: it will send nothing. */
  v.object({ kind: v.literal('debugged') }),
  /** Its main thread hangs. */
  v.object({
    kind: v.literal('frozen'),
    ms: v.number(),
    remote: v.exactOptional(v.string()),
    stack: v.array(v.string()),
  }),
  /** It ends unexpectedly. */
  v.object({ kind: v.literal('ends'), remote: v.exactOptional(v.string()), stack: v.array(v.string()) }),
]);

/** A serving process's report about itself. */
export type Report = v.InferOutput<typeof reportSchema>;

export const reportLine = (report: Report): string => `${JSON.stringify(report)}\n`;

/** Reads the reports from the descriptor, in chunks. Anything else is ignored. */
export function readReports(take: (report: Report) => void): (chunk: Buffer | string) => void {
  let rest = '';
  return (chunk) => {
    const lines = `${rest}${chunk.toString()}`.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const report = v.safeParse(v.pipe(v.string(), v.parseJson(), reportSchema), line);
      if (report.success) take(report.output);
    }
  };
}
