/** A section of the page of formatters, or of predicates. Its members name it themselves. */

export interface Section {
  readonly title: string
  /** What all of them have in common. */
  readonly intro: string
  /** Families of one pattern, which a table shows better than a chapter each. */
  readonly isTable?: true
  /** Names that come first, in this order; all others follow by the alphabet. */
  readonly first?: readonly string[]
}
