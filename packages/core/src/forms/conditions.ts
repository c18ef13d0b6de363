/** Conditions that fields and notices wait for: apart from forms themselves, since each page with a form has them. Pure. */

/** Questions that a condition can ask of an answer. */
export const CONDITION_TESTS = ['isOneOf', 'isNoneOf', 'isFilled', 'isEmpty'] as const
export type ConditionTest = (typeof CONDITION_TESTS)[number]

/** Something that depends on the answer to a field above. */
export interface FieldCondition {
  readonly fieldId: string
  readonly test: ConditionTest
  /** Options, or texts compared without regard to case; used by `isOneOf` and `isNoneOf`. */
  readonly values: readonly string[]
}

/** Answers by field id in words to compare: one text, or the texts of those that were chosen. */
export type ComparedAnswers = Readonly<Record<string, readonly string[]>>

export function isMet(condition: FieldCondition | null, answers: ComparedAnswers): boolean {
  if (!condition) return true
  const given = (answers[condition.fieldId] ?? []).map(folded).filter(Boolean)
  const wanted = new Set(condition.values.map(folded))
  switch (condition.test) {
    case 'isFilled':
      return given.length > 0
    case 'isEmpty':
      return given.length === 0
    case 'isOneOf':
      return given.some((text) => wanted.has(text))
    case 'isNoneOf':
      return !given.some((text) => wanted.has(text))
  }
}

function folded(text: string): string {
  return text.trim().toLocaleLowerCase('en')
}
