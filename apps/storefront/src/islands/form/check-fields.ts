/** The rules for answers (`core/forms/check-entries`), fetched when they are first needed: a third of the island's bytes. */

import { checkEntries, ENTRY_MESSAGES, type GivenEntry } from '@sitewright/core/forms/check-entries'
import { FORM_FIELD_TYPE_NAMES, type FormFieldTypeName } from '@sitewright/core/forms/field-types'
import { NEW_FIELD, type SiteFormField } from '@sitewright/core/forms/site-form'
import { limitOf } from './counter.ts'
import { type DrawnField, isOfType, statementsOf } from './form-fields.ts'

/** Problems of these values, in English by field id; undefined where the markup does not say enough to tell. */
export function problemsOf(
  fields: readonly DrawnField[],
  values: Readonly<Record<string, GivenEntry>>,
): Readonly<Record<string, string>> | undefined {
  const { problems, isUnreadable } = {
    isUnreadable: false,
    ...checkEntries(fields.map(asField), values),
  }
  if (isUnreadable) return undefined
  return Object.fromEntries(
    Object.entries(problems ?? {}).map(([id, problem]) => [id, ENTRY_MESSAGES[problem]]),
  )
}

function asField(field: DrawnField): SiteFormField {
  const { id, item, controls } = field
  const [control] = controls
  return {
    ...NEW_FIELD,
    ...{ id, type: typeOf(field), title: id, key: id },
    required: isOfType(field, 'required'),
    maxLength: control ? limitOf(control) : 0,
    options: optionsOf(field),
    maxFiles: Number(control?.dataset.most ?? 1),
    value: item.matches('input') ? (control?.value ?? '') : '',
  }
}

function typeOf(field: DrawnField): FormFieldTypeName {
  if (field.item.matches('input')) return 'hidden'
  const { item } = field
  return FORM_FIELD_TYPE_NAMES.find((name) => item.classList.contains(name)) ?? 'text'
}

function optionsOf(field: DrawnField): string[] {
  const { item, controls } = field
  if (isOfType(field, 'likert')) return statementsOf(item).map(({ statement }) => statement)
  return controls
    .flatMap((control): { readonly value: string }[] =>
      control instanceof HTMLSelectElement ? [...control.options] : [control],
    )
    .map(({ value }) => value)
    .filter(Boolean)
}
