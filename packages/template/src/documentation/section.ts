/** A section of the page of formatters, or of predicates. Its members name it themselves. */

export interface Section {
  readonly title: string
  /** The introduction, about what all members have in common. */
  readonly intro: string
  /** Present for a family of one pattern, which is shown as one table instead of a chapter each. */
  readonly isTable?: true
  /** Names that come first, in this order; all others follow alphabetically. */
  readonly first?: readonly string[]
}
