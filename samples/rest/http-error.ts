/** The error for a request that the description of the REST API doesn't allow. */
export class HttpError extends Error {
  /** Status code of the response. */
  readonly status: number;

  constructor(status: number, message: string, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
  }
}
