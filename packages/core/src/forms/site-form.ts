/**
 * A form of a site: what its owner builds, and blocks on any page show. Pure data with the rules that browser and server share:
 * which fields are asked for, in which steps. Answers are checked by `check-entries.ts`.
 */

import type { Id } from '../id.ts'
import { type ComparedAnswers, type FieldCondition, isMet } from './conditions.ts'
import { type FormFieldTypeName, formFieldType } from './field-types.ts'

export { CONDITION_TESTS, type ConditionTest, type FieldCondition, isMet } from './conditions.ts'

export const MAX_FORM_FIELDS = 100
export const MAX_FORM_OPTIONS = 100
/** Longest answer to one field in characters. */
export const MAX_ENTRY = 10_000
/** The longest that the answers to a whole form can be, as JSON in characters. */
export const MAX_ENTRIES = 100_000
/** People whom a form writes to. */
export const MAX_NOTIFIED = 10
/** Files that one answer may bring. */
export const MAX_FORM_FILES = 5

/** Kinds of files that an owner can let visitors send, told from their bytes. */
export const FILE_KINDS = ['pictures', 'documents', 'audio', 'video', 'archives'] as const
export type FileKind = (typeof FILE_KINDS)[number]

export interface SiteFormField {
  /** Stays as long as the field is there: answers are kept by it. */
  readonly id: string
  readonly type: FormFieldTypeName
  /** The question; of a section its heading. */
  readonly title: string
  readonly description: string
  readonly required: boolean
  readonly placeholder: string
  /** The most characters of an answer; 0 for as many as there may be. */
  readonly maxLength: number
  /** Choices; of a scale (likert) its statements. */
  readonly options: readonly string[]
  readonly currencySymbol: string
  readonly showCountryCode: boolean
  /** Whether a section has a line below. */
  readonly underline: boolean
  /** Whether a section begins a new step. */
  readonly beginsStep: boolean
  /** Name of the parameter in the page's address that a hidden field takes its value from. */
  readonly key: string
  /** Value of a hidden field where the address has none. */
  readonly value: string
  readonly fileKinds: readonly FileKind[]
  /** Files that a visitor may send at once, at most `MAX_FORM_FILES`. */
  readonly maxFiles: number
  /** Half as wide as the form, where there is room. */
  readonly isHalf: boolean
  /** Null for a field that is always asked for. */
  readonly shownIf: FieldCondition | null
}

/** A person who is written to about each answer, or about those that fit. */
export interface FormNotice {
  readonly email: string
  readonly onlyIf: FieldCondition | null
}

export const CAPTCHAS = ['none', 'altcha', 'recaptcha'] as const
export type CaptchaKind = (typeof CAPTCHAS)[number]

export interface FormCaptcha {
  readonly kind: CaptchaKind
  readonly theme: 'light' | 'dark'
  readonly alignment: 'left' | 'center' | 'right'
}

/** Mail to a visitor who has answered. */
export interface AutoReply {
  /** Field of type email that has the address. */
  readonly fieldId: string
  readonly subject: string
  /** Markdown. It quotes no answers: strangers could have their own words sent to any address. */
  readonly text: string
  /** Address that the visitor's answer goes to; empty for none. */
  readonly replyTo: string
}

/** The ways that answers go, besides being kept. */
export interface FormStorage {
  readonly notices: readonly FormNotice[]
  readonly autoReply: AutoReply | null
  /** List that answers with an email address are added to, with consent by the field `consentFieldId`. */
  readonly list: { readonly listId: Id; readonly consentFieldId: string } | null
  /** Address that answers are sent to, signed. */
  readonly webhookUrl: string
  /** Days that answers are kept; null for ever. */
  readonly keepDays: number | null
}

/** Everything that an owner says of a form. */
export interface SiteForm {
  readonly name: string
  readonly fields: readonly SiteFormField[]
  readonly submitLabel: string
  /** Markdown; shown in place of the form once it was sent. */
  readonly submissionMessage: string
  /** HTML and scripts that run once it was sent; they are code of the site. */
  readonly submissionHtml: string
  /** Address that opens once it was sent, in place of the message; empty for none. */
  readonly successRedirect: string
  /** Markdown; small print above the button. */
  readonly disclaimer: string
  readonly captcha: FormCaptcha
  readonly storage: FormStorage
  /** Epoch milliseconds from which on it takes no answers; null for never. */
  readonly closesAt: number | null
  /** Answers after which it is closed; null for any number. */
  readonly maxAnswers: number | null
  /** Words in place of a form that is closed; empty for the platform's own. */
  readonly closedMessage: string
}

export const NEW_FIELD: SiteFormField = {
  id: '',
  type: 'text',
  title: '',
  description: '',
  required: false,
  placeholder: '',
  maxLength: 0,
  options: [],
  currencySymbol: '$',
  showCountryCode: false,
  underline: true,
  beginsStep: false,
  key: '',
  value: '',
  fileKinds: ['pictures', 'documents'],
  maxFiles: 1,
  isHalf: false,
  shownIf: null,
}

export const NEW_STORAGE: FormStorage = {
  notices: [],
  autoReply: null,
  list: null,
  webhookUrl: '',
  keepDays: null,
}

/** Whether a visitor is ever asked for it, or sends it: a field without a question or without choices is not yet one. */
export function isFinished({ type, title, options, key }: SiteFormField): boolean {
  const { settings } = formFieldType(type)
  if (settings.includes('key')) return key.trim() !== ''
  return title.trim() !== '' && (!settings.includes('options') || options.length > 0)
}

/** Whether an answer to it has to be given, where it is asked for. Scales never have to be answered. */
export function isRequired({ type, required }: SiteFormField): boolean {
  return required && type !== 'likert' && formFieldType(type).settings.includes('required')
}

/**
 * The fields that are asked for with these answers, in order. A condition sees only answers to fields above that are asked
 * for themselves, so that an answer to a question that is gone decides nothing.
 */
export function askedFields(
  fields: readonly SiteFormField[],
  answers: ComparedAnswers,
): readonly SiteFormField[] {
  const seen: Record<string, readonly string[]> = Object.create(null)
  return fields.filter(isFinished).filter((field) => {
    if (!isMet(field.shownIf, seen)) return false
    seen[field.id] = answers[field.id] ?? []
    return true
  })
}

/** Steps of a form: each begins with a section that says so. One for a form that is asked at once. */
export function stepsOf(fields: readonly SiteFormField[]): readonly (readonly SiteFormField[])[] {
  const steps: SiteFormField[][] = [[]]
  for (const field of fields) {
    const current = steps.at(-1)
    if (field.beginsStep && field.type === 'section' && current?.length) steps.push([field])
    else current?.push(field)
  }
  return steps
}
