/** Forms that were made in a block itself, by version 1 of it, as forms of the site. */

import { FORM_FIELD_TYPE_NAMES, type FormFieldTypeName } from '@sitewright/core/forms/field-types'
import {
  NEW_FIELD,
  NEW_STORAGE,
  type SiteForm,
  type SiteFormField,
} from '@sitewright/core/forms/site-form'
import type { Json, JsonObject } from '@sitewright/core/json'

/** The form that a block held; undefined where it held none. */
export function formerForm({ former }: JsonObject): SiteForm | undefined {
  const { fields, name, submitLabel, message, disclaimer } = objectOf(former)
  if (!Array.isArray(fields) || fields.length === 0) return undefined
  return {
    name: textOf(name) || 'Form',
    fields: fields.map((field, place) => formerField(objectOf(field), place)),
    submitLabel: textOf(submitLabel),
    submissionMessage: textOf(message),
    submissionHtml: '',
    // It led to a page by id, which forms do too.
    successRedirect: textOf(objectOf(objectOf(former).redirect).href),
    disclaimer: textOf(disclaimer),
    captcha: { kind: 'none', theme: 'light', alignment: 'left' },
    storage: NEW_STORAGE,
    closesAt: null,
    maxAnswers: null,
    closedMessage: '',
  }
}

function formerField(field: JsonObject, place: number): SiteFormField {
  const type = FORM_FIELD_TYPE_NAMES.find((name) => name === field.type) ?? 'text'
  const title = textOf(field.title)
  return {
    ...NEW_FIELD,
    ...{ id: textOf(field.id) || `field-${place + 1}`, type, title },
    description: textOf(field.description),
    required: field.required === true,
    placeholder: textOf(field.placeholder),
    maxLength: typeof field.maxLength === 'number' ? field.maxLength : 0,
    options: linesOf(field.options),
    currencySymbol: textOf(field.currencySymbol) || NEW_FIELD.currencySymbol,
    showCountryCode: field.showCountryCode === true,
    underline: field.underline !== false,
    key: keyOf(type, title),
    value: textOf(field.value),
    isHalf: field.isHalf === true,
  }
}

/** The name of a hidden value was its title. */
function keyOf(type: FormFieldTypeName, title: string): string {
  return type === 'hidden' ? title.replace(/[^\w.-]+/g, '-').slice(0, 60) : ''
}

function linesOf(value: Json | undefined): string[] {
  return [
    ...new Set(
      textOf(value)
        .split('\n')
        .map((line) => line.trim()),
    ),
  ].filter(Boolean)
}

const textOf = (value: Json | undefined): string => (typeof value === 'string' ? value.trim() : '')

function objectOf(value: Json | undefined): JsonObject {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
  return isObject ? (value as JsonObject) : {}
}
