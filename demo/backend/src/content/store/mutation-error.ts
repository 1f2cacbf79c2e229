type MutationErrorType =
  | 'documentAlreadyExistsError'
  | 'documentNotFoundError'
  | 'documentRevisionIDDoesNotMatchError'
  | 'validationError';

const STATUS: Record<MutationErrorType, number> = {
  documentAlreadyExistsError: 409,
  documentNotFoundError: 404,
  documentRevisionIDDoesNotMatchError: 409,
  validationError: 400,
};

/** A mutation that cannot be run, which cancels its whole transaction. */
export class MutationError extends Error {
  override readonly name = 'MutationError';
  readonly type: MutationErrorType;
  readonly id: string | undefined;
  /** Index among the mutations of the request. */
  readonly index: number;

  constructor(type: MutationErrorType, description: string, { index, id }: { index: number; id?: string }) {
    super(description);
    this.type = type;
    this.index = index;
    this.id = id;
  }

  get status(): number {
    return STATUS[this.type];
  }

  toEnvelope() {
    const { type, message: description, id, index } = this;
    const error = { type, description, ...(id !== undefined && { id }) };
    return {
      error: {
        type: 'mutationError',
        description: `The mutation(s) failed: ${description}`,
        items: [{ error, index }],
      },
    };
  }
}
