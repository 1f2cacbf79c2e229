/** Reason why a request got no response, behind `fetch failed`: ECONNREFUSED, DEPTH_ZERO_SELF_SIGNED_CERT, … */
export const causeOf = (error: unknown): string => {
  const { message, cause } = error as Error & { cause?: { code?: string; message?: string } };
  return cause?.code ?? cause?.message ?? message;
};
