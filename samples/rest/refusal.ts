/** A request that the description of the REST API does not allow. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
