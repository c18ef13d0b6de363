/**
 * Forms: fields that an owner defines and visitors fill in, such as a product's own. The answers have the shape that the
 * template language reads (`summary-form-field`). Pure: checked in browser and server alike.
 */

export const FIELD_TYPES = ['text', 'select', 'checkbox'] as const
export type FieldType = (typeof FIELD_TYPES)[number]

export interface FormField {
  /** Stays the same while the field is edited. */
  readonly id: string
  readonly type: FieldType
  readonly title: string
  /** A line below the title; may be empty. */
  readonly description: string
  readonly required: boolean
  /** The most characters of a text; 0 for as many as there may be. */
  readonly maxLength: number
  /** Choices of a select, of which one can be taken, and of a checkbox, of which several can. */
  readonly options: readonly string[]
}

export interface Form {
  readonly name: string
  readonly fields: readonly FormField[]
}

export const DEFAULT_FORM_NAME = 'My Form Name'

export const MAX_FIELDS = 20
export const MAX_OPTIONS = 50
/** The longest that the answers to a whole form can be, as JSON in characters. */
export const MAX_ANSWERS = 20_000
/** The longest answer that a text field can allow, in characters. */
export const MAX_ANSWER = 2000

/** Whether fields of a type have options to choose from. */
export const HAS_OPTIONS: Readonly<Record<FieldType, boolean>> = {
  text: false,
  select: true,
  checkbox: true,
}

export const FORM_MESSAGES = {
  required: 'Required',
  tooLong: 'You have exceeded the character limit.',
  notOffered: 'Please choose from the options.',
  changed: 'What we ask for with this item has changed. Please answer again.',
  unknown: 'One or more fields is invalid, please check your entries.',
} as const

/** An answer as it is kept: with the question as it was asked, so that later changes of the form leave it as it is. */
export interface FormAnswer {
  readonly id: string
  readonly type: FieldType
  readonly rawTitle: string
  readonly value: string
  /** The options that were ticked; only in answers to checkboxes. */
  readonly values?: readonly string[]
}

/** An answer in words for people. */
export interface ShownAnswer {
  readonly label: string
  readonly value: string
}

/** Texts by field id, as a form that was posted has them. */
export type GivenAnswers = Readonly<Record<string, readonly string[]>>

export type CheckedAnswers =
  | { readonly answers: readonly FormAnswer[]; readonly problems?: undefined }
  | { readonly problems: Readonly<Record<string, string>> }

/** Checks what was filled in, by field id: texts, and lists of texts for checkboxes. Problems are by field id too; one of the whole is under ''. */
export function checkAnswers(fields: readonly FormField[], given: unknown): CheckedAnswers {
  const values = recordOf(given)
  if (!values) return { problems: { '': FORM_MESSAGES.unknown } }
  const known = new Set(fields.map(({ id }) => id))
  if (!Object.keys(values).every((id) => known.has(id))) {
    return { problems: { '': FORM_MESSAGES.unknown } }
  }
  const problems: Record<string, string> = {}
  const answers = fields.map((field): FormAnswer => {
    const answer = answerTo(field, Object.hasOwn(values, field.id) ? values[field.id] : undefined)
    if (typeof answer !== 'string') return answer
    problems[field.id] = answer
    return { id: field.id, type: field.type, rawTitle: field.title, value: '' }
  })
  return Object.keys(problems).length > 0 ? { problems } : { answers }
}

/**
 * Whether answers that were kept are still what a form asks for: to the same questions, and such that it would take them
 * today. What was kept before there was a form answers none.
 */
export function stillAnswers(fields: readonly FormField[], kept: unknown): boolean {
  if (fields.length === 0) return true
  if (!Array.isArray(kept) || kept.length !== fields.length) return false
  const byId = new Map(kept.map((answer: FormAnswer) => [answer?.id, answer]))
  const isSame = fields.every(({ id, type, title }) => {
    const answer = byId.get(id)
    return answer !== undefined && answer.type === type && answer.rawTitle === title
  })
  if (!isSame) return false
  const given = Object.fromEntries(
    [...byId.values()].map(({ id, value, values }) => [id, values ?? value]),
  )
  return checkAnswers(fields, given).problems === undefined
}

/** The kept answers that fit the fields as they are now, by field id: what a shopper begins with who answers again. */
export function givenBefore(fields: readonly FormField[], kept: unknown): GivenAnswers {
  if (!Array.isArray(kept)) return {}
  const byId = new Map(kept.map((answer: FormAnswer | null) => [answer?.id, answer]))
  const given = fields.flatMap((field): [string, readonly string[]][] => {
    const before = byId.get(field.id)
    const texts = textsOf(before?.values ?? before?.value) ?? []
    const fitting = HAS_OPTIONS[field.type]
      ? texts.filter((text) => field.options.includes(text))
      : texts
    return fitting.length > 0 ? [[field.id, fitting]] : []
  })
  return Object.fromEntries(given)
}

/** The answer, or what is wrong with it. */
function answerTo(field: FormField, given: unknown): FormAnswer | string {
  const ticked = textsOf(given)
  if (!ticked) return FORM_MESSAGES.unknown
  const { id, type, title: rawTitle, required, options } = field
  if (type === 'checkbox') {
    if (required && ticked.length === 0) return FORM_MESSAGES.required
    if (!ticked.every((one) => options.includes(one))) return FORM_MESSAGES.notOffered
    const values = options.filter((one) => ticked.includes(one))
    return { id, type, rawTitle, value: values.join(', '), values }
  }
  const [value = '', ...more] = ticked
  if (more.length > 0) return FORM_MESSAGES.unknown
  if (required && value === '') return FORM_MESSAGES.required
  if (type === 'select' && value !== '' && !options.includes(value)) return FORM_MESSAGES.notOffered
  if (type === 'text' && value.length > longest(field)) return FORM_MESSAGES.tooLong
  return { id, type, rawTitle, value }
}

/** The most characters of an answer to a text field. */
export function longest({ maxLength }: Pick<FormField, 'maxLength'>): number {
  return maxLength === 0 ? MAX_ANSWER : Math.min(maxLength, MAX_ANSWER)
}

/** The texts given for one field, without empty ones; undefined for anything else. */
function textsOf(given: unknown): string[] | undefined {
  if (given === undefined || given === null) return []
  const list = Array.isArray(given) ? given : [given]
  if (!list.every((one) => typeof one === 'string')) return undefined
  return list.map((one) => one.trim()).filter(Boolean)
}

function recordOf(given: unknown): Readonly<Record<string, unknown>> | undefined {
  if (given === null || given === undefined) return {}
  if (typeof given !== 'object' || Array.isArray(given)) return undefined
  return given as Readonly<Record<string, unknown>>
}

/** The answers in words; questions without an answer are left out. */
export function shownAnswers(answers: readonly FormAnswer[]): ShownAnswer[] {
  return answers
    .filter(({ value }) => value !== '')
    .map(({ rawTitle, value }) => ({ label: rawTitle, value }))
}

/** Names of the fields of a form that a browser posts by itself; every option of a checkbox has one of its own. */
const NATIVE = 'answer.'

export function nativeName({ id }: Pick<FormField, 'id'>, option?: number): string {
  return `${NATIVE}${id}${option === undefined ? '' : `.${option}`}`
}

/** The posted fields that answer a product's form. */
export function nativeFields(
  posted: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(posted).filter(([name]) => name.startsWith(NATIVE)))
}

/** The answers by field id, as `checkAnswers` takes them. */
export function nativeAnswers(posted: Readonly<Record<string, string>>): GivenAnswers {
  const given = new Map<string, string[]>()
  for (const [name, value] of Object.entries(nativeFields(posted))) {
    const [id = ''] = name.slice(NATIVE.length).split('.')
    given.set(id, [...(given.get(id) ?? []), value])
  }
  return Object.fromEntries(given)
}

/** Answers by field id, each with the names of its parts and statements, as `checkEntries` takes them. */
export function nativeEntries(
  posted: Readonly<Record<string, string>>,
): Readonly<Record<string, string | Readonly<Record<string, string>>>> {
  const given = new Map<string, string | Record<string, string>>()
  for (const [name, value] of Object.entries(nativeFields(posted))) {
    const [id = '', part] = name.slice(NATIVE.length).split('.')
    const before = given.get(id)
    if (part === undefined) given.set(id, value)
    else given.set(id, { ...(typeof before === 'object' && before), [part]: value })
  }
  return Object.fromEntries(given)
}
