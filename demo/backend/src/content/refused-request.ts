/** A request that the content service refuses; becomes the vendor's `{statusCode, error, message}`. */
export class RefusedRequest extends Error {
  override readonly name = 'RefusedRequest';
}
