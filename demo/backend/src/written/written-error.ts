/** An error in a written document; the message begins with file and line. */
export class WrittenError extends Error {
  override readonly name = 'WrittenError';

  constructor(file: string, line: number, problem: string) {
    super(`${file}:${line}: ${problem}`);
  }
}
