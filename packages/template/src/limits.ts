/** Limits of one render. Reaching one ends the work it counts, with a diagnostic. */

export interface Limits {
  /** Nesting depth of partials, macros and includes. */
  readonly partialDepth: number
  /** Instructions of one template, including partials given as text. */
  readonly instructions: number
  /** Nesting depth of blocks in one template. */
  readonly nesting: number
  /** Alternatives that one `.if` or predicate may try. */
  readonly branches: number
  /** Elements visited by all loops of a render together. */
  readonly loopIterations: number
  /** Calls of formatters, other than `apply` alone: that counts as the instructions it runs. */
  readonly formatterCalls: number
  /** Instructions executed. */
  readonly operations: number
  /** Characters of output. */
  readonly outputLength: number
  /** Values visited when comparing or serialising values that a template built itself. */
  readonly valueNodes: number
  readonly expressionTokens: number
  /** Characters of a string that an expression may build. */
  readonly expressionString: number
  /** Milliseconds by the render's clock, checked every few thousand operations. */
  readonly deadlineMs: number
}

export const defaultLimits: Limits = {
  partialDepth: 16,
  instructions: 250_000,
  nesting: 64,
  branches: 1_000,
  loopIterations: 100_000,
  formatterCalls: 250_000,
  operations: 5_000_000,
  outputLength: 8 * 1024 * 1024,
  valueNodes: 2_000_000,
  expressionTokens: 2_000,
  expressionString: 256 * 1024,
  deadlineMs: 1_000,
}
