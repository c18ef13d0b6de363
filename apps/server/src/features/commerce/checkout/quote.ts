export interface Quote {
  readonly x: number
}
