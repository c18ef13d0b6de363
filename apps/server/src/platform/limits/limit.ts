export interface Limit {
  /** Requests within one window. */
  readonly max: number
  readonly seconds: number
}
