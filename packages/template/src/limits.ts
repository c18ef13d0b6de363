/** How much one render may cost. Reaching a limit ends the work it counts, with a diagnostic. */

export interface Limits {
  /** Partials, macros and includes inside one another. */
  readonly partialDepth: number
  /** In one template, those that were read as text included. */
  readonly instructions: number
  /** Blocks inside one another in one template. */
  readonly nesting: number
  /** Alternatives that one `.if` or predicate may try. */
  readonly branches: number
  /** Elements visited by all loops of a render together. */
  readonly loopIterations: number
  /** Formatters run, other than `apply` alone: that counts as the instructions it runs. */
  readonly formatterCalls: number
  /** Instructions carried out. */
  readonly operations: number
  /** Characters of output. */
  readonly outputLength: number
  /** Values looked at when comparing or serialising what a template built itself. */
  readonly valueNodes: number
  readonly expressionTokens: number
  /** Characters of a string an expression may concatenate. */
  readonly expressionString: number
  /** By the clock of the render, looked at every few thousand operations. */
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
