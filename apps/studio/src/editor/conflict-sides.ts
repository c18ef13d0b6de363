/** A conflict in words. */
export interface ConflictWords {
  /** "Text, section 2". */
  readonly place: string
  readonly mine: readonly string[]
  readonly theirs: readonly string[]
}
