import { isMailable } from '@sitewright/core/email'
import { FORM_FIELD_TYPE_NAMES, formFieldType } from '@sitewright/core/forms/field-types'
import {
  CAPTCHAS,
  CONDITION_TESTS,
  FILE_KINDS,
  MAX_ENTRY,
  MAX_FORM_FIELDS,
  MAX_FORM_FILES,
  MAX_FORM_OPTIONS,
  MAX_NOTIFIED,
  NEW_FIELD,
  NEW_STORAGE,
  type SiteForm,
} from '@sitewright/core/forms/site-form'
import { linkKind } from '@sitewright/core/links/link-address'
import * as z from 'zod'
import { filled, id, time } from '../fields.ts'

const line = (max: number) =>
  z.string().trim().max(max, `Use at most ${max} characters.`).default('')

const mail = z.string().trim().refine(isMailable, 'Please enter a valid email')

const condition = z.object({
  fieldId: z.string().max(40),
  test: z.enum(CONDITION_TESTS),
  values: z.array(z.string().trim().max(500)).max(MAX_FORM_OPTIONS).default([]),
})
const shownIf = condition.nullable().default(null)

const NO_ANSWER = 'Choose at least one answer.'
const SAME_ID = 'Two fields have the same id.'
const DEPENDS_BELOW = 'A field can depend on those above it only.'
const NO_ADDRESSEE = 'Choose the question that asks for the email address.'
const FIELD_GONE = 'That question is not in the form any more. Choose another one.'

const option = filled('Name the choice.').max(300, 'Use at most 300 characters.')

const formField = z
  .object({
    /** Chosen by whoever adds the field, and kept as long as it is there. */
    id: z.string().regex(/^[a-z0-9][\w-]{0,39}$/i, 'That is no id of a field.'),
    type: z.enum(FORM_FIELD_TYPE_NAMES),
    title: line(500),
    description: line(1000),
    required: z.boolean().default(false),
    placeholder: line(200),
    maxLength: z
      .number()
      .int()
      .min(0)
      .max(MAX_ENTRY, `An answer has at most ${MAX_ENTRY} characters.`)
      .default(0),
    options: z
      .array(option)
      .max(MAX_FORM_OPTIONS, `A field has at most ${MAX_FORM_OPTIONS} choices.`)
      .default([]),
    currencySymbol: line(8).default(NEW_FIELD.currencySymbol),
    showCountryCode: z.boolean().default(false),
    underline: z.boolean().default(true),
    beginsStep: z.boolean().default(false),
    key: z
      .string()
      .trim()
      .regex(/^[\w.-]{0,60}$/, 'Use letters, digits, points, hyphens and underscores.')
      .default(''),
    value: line(500),
    fileKinds: z
      .array(z.enum(FILE_KINDS))
      .max(FILE_KINDS.length)
      .default([...NEW_FIELD.fileKinds]),
    maxFiles: z.number().int().min(1).max(MAX_FORM_FILES).default(1),
    isHalf: z.boolean().default(false),
    shownIf,
  })
  .superRefine(({ type, options }, context) => {
    if (!formFieldType(type).settings.includes('options')) return
    if (new Set(options).size === options.length) return
    context.addIssue({
      code: 'custom',
      path: ['options'],
      message: 'This choice is already in the list.',
    })
  })

const storage = z.object({
  notices: z
    .array(z.object({ email: mail, onlyIf: shownIf }))
    .max(MAX_NOTIFIED, `A form writes to at most ${MAX_NOTIFIED} people.`)
    .default([]),
  autoReply: z
    .object({
      fieldId: z.string().max(40),
      subject: filled('Enter a subject.').max(200, 'Use at most 200 characters.'),
      text: filled('Enter what the mail says.').max(5000, 'Use at most 5000 characters.'),
      replyTo: z.literal('').or(mail).default(''),
    })
    .nullable()
    .default(null),
  list: z
    .object({ listId: id, consentFieldId: z.string().max(40) })
    .nullable()
    .default(null),
  webhookUrl: line(1000).refine(
    (url) => url === '' || url.startsWith('https://'),
    'Enter an address that begins with https://.',
  ),
  keepDays: z.number().int().min(1).max(3650).nullable().default(null),
})

interface Flaw {
  readonly path: readonly (string | number)[]
  readonly message: string
}

function fieldFlaws({ fields }: Pick<SiteForm, 'fields'>): readonly Flaw[] {
  const above = new Set<string>()
  return fields.flatMap(({ id: fieldId, shownIf: wanted }, index) => {
    const flaws: Flaw[] = []
    const path = ['fields', index]
    if (above.has(fieldId)) flaws.push({ path: [...path, 'id'], message: SAME_ID })
    if (wanted && !above.has(wanted.fieldId)) {
      flaws.push({ path: [...path, 'shownIf'], message: DEPENDS_BELOW })
    }
    above.add(fieldId)
    return flaws
  })
}

/** Settings that ask for an answer that the form does not have, so that nothing would ever be sent. */
function storageFlaws({ fields, storage: { notices, autoReply } }: SiteForm): readonly Flaw[] {
  const ofNotices = notices.flatMap(({ onlyIf }, index): Flaw[] => {
    const path = ['storage', 'notices', index, 'onlyIf']
    if (!onlyIf) return []
    if (!fields.some(({ id: fieldId }) => fieldId === onlyIf.fieldId)) {
      return [{ path, message: FIELD_GONE }]
    }
    const isNever = onlyIf.test === 'isOneOf' && onlyIf.values.length === 0
    return isNever ? [{ path, message: NO_ANSWER }] : []
  })
  const addressee = fields.find(({ id: fieldId }) => fieldId === autoReply?.fieldId)
  if (!autoReply || addressee?.type === 'email') return ofNotices
  return [...ofNotices, { path: ['storage', 'autoReply', 'fieldId'], message: NO_ADDRESSEE }]
}

/** A form, as its owner sends and reads it. Every part may be left out but its name. */
export const siteForm = z
  .object({
    name: filled('Name the form.').max(100, 'Use at most 100 characters.'),
    fields: z
      .array(formField)
      .max(MAX_FORM_FIELDS, `A form has at most ${MAX_FORM_FIELDS} fields.`)
      .default([]),
    submitLabel: line(100),
    submissionMessage: line(5000),
    submissionHtml: line(20_000),
    successRedirect: line(1000).refine(isRedirect, 'Choose a page of this site, or a web address.'),
    disclaimer: line(2000),
    captcha: z
      .object({
        kind: z.enum(CAPTCHAS),
        theme: z.enum(['light', 'dark']),
        alignment: z.enum(['left', 'center', 'right']),
      })
      .default({ kind: 'none', theme: 'light', alignment: 'left' }),
    storage: storage.default({ ...NEW_STORAGE, notices: [] }),
    closesAt: time.nullable().default(null),
    maxAnswers: z.number().int().min(1).max(10_000_000).nullable().default(null),
    closedMessage: line(500),
  })
  .superRefine((form, context) => {
    for (const { path, message } of [...fieldFlaws(form), ...storageFlaws(form)]) {
      context.addIssue({ code: 'custom', path: [...path], message })
    }
  })
export type SiteFormInput = z.input<typeof siteForm>

siteForm satisfies z.ZodType<SiteForm>

/** A form with what the platform knows of it. */
export const savedForm = z.object({
  id,
  form: siteForm,
  /** Counts changes: an update says which one it was made from. */
  revision: z.number().int(),
  answerCount: z.number().int(),
  unreadCount: z.number().int(),
  createdAt: time,
  changedAt: time,
})
export type SavedForm = z.output<typeof savedForm>

export const formSummary = savedForm.omit({ form: true, revision: true }).extend({
  name: z.string(),
  fieldCount: z.number().int(),
  /** Whether it takes answers now. */
  isOpen: z.boolean(),
  lastAnswerAt: time.nullable(),
})
export type FormSummary = z.output<typeof formSummary>

/** No form opens a page by script, a mail or a phone. */
function isRedirect(href: string): boolean {
  const kind = linkKind(href)
  return href === '' || kind === 'page' || kind === 'path' || kind === 'web'
}
