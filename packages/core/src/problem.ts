/** Foreseen refusals: every feature lists its own in one catalogue, with their messages. */

export interface ProblemDefinition {
  /** HTTP status of the response. */
  readonly status: number
  readonly message: string
}

export interface ProblemDetails {
  /** Messages by field id, for input a form can show (the `errors` of the wire envelope). */
  readonly errors?: Readonly<Record<string, string>>
  /** Set when the anti-forgery value was missing or stale, so that the client fetches a fresh one. */
  readonly crumbFail?: boolean
  /** Replaces the catalogue's message, when it needs a name or a number. */
  readonly message?: string
  /** Seconds until another try makes sense; becomes `Retry-After`. */
  readonly retryAfter?: number
  /** Path of the address where there is nothing. */
  readonly path?: string
  /** Units a shopper can still get, for refusals about stock. */
  readonly available?: number
  /** Place of the edit that was refused in the batch it came with. */
  readonly index?: number
  /** The draft as others have left it, for edits that they stand against. */
  readonly conflict?: object
  /** The current cart, for refusals caused by its content. */
  readonly cart?: object
  /** The cart's current total in minor units, for the shopper to agree to. */
  readonly totalMinor?: number
}

/** A refusal on its way to the person who asked. Anything else that is thrown is a bug. */
export class Problem extends Error {
  readonly code: string
  readonly status: number
  readonly details: ProblemDetails

  constructor(code: string, definition: ProblemDefinition, details: ProblemDetails = {}) {
    super(details.message ?? definition.message)
    this.name = 'Problem'
    this.code = code
    this.status = definition.status
    this.details = details
  }

  /** A copy of the refusal with more details. */
  with(more: ProblemDetails): Problem {
    return new Problem(this.code, this, { ...this.details, ...more })
  }
}

/**
 * Turns a catalogue into the function that makes its refusals:
 * `throw fail('notEnoughStock', { available: 2 })`.
 */
export function problems<const Catalogue extends Record<string, ProblemDefinition>>(
  catalogue: Catalogue,
) {
  const fail = (code: keyof Catalogue & string, details?: ProblemDetails) => {
    const definition = catalogue[code]
    if (!definition) throw new Error(`No such problem: ${code}`)
    return new Problem(code, definition, details)
  }
  return Object.assign(fail, { catalogue })
}
