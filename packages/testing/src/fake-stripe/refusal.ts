/** A refusal by the fake, in the shape of Stripe's errors. */
export class Refusal extends Error {
  readonly status: number
  readonly error: Readonly<Record<string, unknown>>

  constructor(status: number, error: { type: string; message: string; [name: string]: unknown }) {
    super(error.message)
    this.status = status
    this.error = error
  }
}

export const invalid = (code: string, message: string, param?: string) =>
  new Refusal(400, { type: 'invalid_request_error', code, message, ...(param && { param }) })

export const missing = (what: string, id: string) =>
  new Refusal(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${what}: '${id}'`,
    param: 'id',
  })
