/** Something in a written document that cannot be right; the message begins with the file and the line. */
export class WrittenError extends Error {
  override readonly name = 'WrittenError';

  constructor(file: string, line: number, problem: string) {
    super(`${file}:${line}: ${problem}`);
  }
}
