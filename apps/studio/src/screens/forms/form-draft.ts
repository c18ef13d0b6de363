/** Changes of a form while it is built. Pure. */

import { type FormBuilderSection, sectionOf } from '@sitewright/core/forms/builder-sections'
import type { FormFieldTypeName } from '@sitewright/core/forms/field-types'
import { isFinished, NEW_FIELD, type SiteFormField } from '@sitewright/core/forms/site-form'
import type { Id } from '@sitewright/core/id'

type Fields = readonly SiteFormField[]

/** A field as it is added; its id stays for good, since answers are kept by it. */
export function newField(id: Id, type: FormFieldTypeName): SiteFormField {
  return { ...NEW_FIELD, id, type }
}

/** Puts a field behind another one, or at the end. */
export function withField(fields: Fields, field: SiteFormField, behind?: string): Fields {
  const at = fields.findIndex(({ id }) => id === behind)
  return at < 0 ? [...fields, field] : fields.toSpliced(at + 1, 0, field)
}

export function withChange(fields: Fields, id: string, change: Partial<SiteFormField>): Fields {
  return fields.map((field) => (field.id === id ? { ...field, ...change } : field))
}

/** Without a field, and without the conditions that asked for its answer. */
export function withoutField(fields: Fields, id: string): Fields {
  return fields
    .filter((field) => field.id !== id)
    .map((field) => (field.shownIf?.fieldId === id ? { ...field, shownIf: null } : field))
}

/** A field that was removed comes back to where it was, with the conditions that asked for its answer. */
export function withRestored(fields: Fields, id: string, before: Fields): Fields {
  const at = before.findIndex((field) => field.id === id)
  const field = before[at]
  if (!field || fields.some((one) => one.id === id)) return fields
  const waiting = new Map(before.map((one) => [one.id, one.shownIf]))
  return fields.toSpliced(at, 0, field).map((one) => {
    const shownIf = waiting.get(one.id)
    return one.shownIf === null && shownIf?.fieldId === id ? { ...one, shownIf } : one
  })
}

export function inOrder(fields: Fields, ids: readonly string[]): Fields {
  return ids.flatMap((id) => fields.find((field) => field.id === id) ?? [])
}

/** Fields whose answers can decide about the one with that id: those above it that ask for something. */
export function fieldsAbove(fields: Fields, id: string): Fields {
  const at = fields.findIndex((field) => field.id === id)
  return askingFields(fields.slice(0, Math.max(at, 0)))
}

export function askingFields(fields: Fields): Fields {
  return fields.filter(({ type }) => type !== 'section')
}

export type FieldFlaw = 'dependsBelow' | 'unfinishedTitle' | 'unfinishedOptions' | 'unfinishedKey'

/** The reason why a field cannot be saved, or is not shown as it is; undefined for none. */
export function flawOf(fields: Fields, field: SiteFormField): FieldFlaw | undefined {
  const { id, type, title, shownIf } = field
  if (shownIf && !fieldsAbove(fields, id).some((above) => above.id === shownIf.fieldId)) {
    return 'dependsBelow'
  }
  if (isFinished(field)) return undefined
  if (type === 'hidden') return 'unfinishedKey'
  return title.trim() === '' ? 'unfinishedTitle' : 'unfinishedOptions'
}

/** The message of a problem of a form, by its path in what was sent: that of one of its fields, or below it. */
export function problemBelow(
  problems: Readonly<Record<string, string>>,
  path: string,
): string | undefined {
  const found = Object.entries(problems).find(([id]) => id === path || id.startsWith(`${path}.`))
  return found?.[1]
}

/** Parts of the builder, in order. */
export const BUILDER_PARTS = [
  'build',
  'storage',
  'advanced',
  'captcha',
  'disclaimer',
] as const satisfies readonly FormBuilderSection[]
export type BuilderPart = (typeof BUILDER_PARTS)[number]

/** The part, and the field in it, that a refused setting is in. */
export function placeOfProblem(
  path: string,
  fields: Fields,
): { readonly part: BuilderPart; readonly fieldId: string | undefined } {
  const [, setting = '', number = ''] = path.split('.')
  const section = sectionOf(setting)
  return {
    part: BUILDER_PARTS.find((part) => part === section) ?? 'build',
    fieldId: setting === 'fields' ? fields[Number(number)]?.id : undefined,
  }
}
