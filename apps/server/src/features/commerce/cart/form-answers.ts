import {
  checkAnswers,
  FORM_MESSAGES,
  type Form,
  MAX_ANSWERS,
  shownAnswers,
} from '@sitewright/core/forms/form'
import type { Json } from '@sitewright/core/json'
import { refuseUnkeepable } from '../../../platform/http/check-input.ts'
import { hashJson } from '../canonical-json.ts'
import { fail } from '../errors.ts'
import type { KeptAnswers } from './cart-table.ts'

const NOTHING: KeptAnswers = { additionalFields: null, answers: [], fieldsHash: '' }

/**
 * The answers, checked against the product's form. A product without one keeps what a theme's own script sent, which
 * people are not shown. The hash is equal for equal answers, whatever the order of their fields.
 */
export function keptAnswers(form: Form | null, given: Json | null): KeptAnswers {
  if (!form) {
    return given === null
      ? NOTHING
      : { additionalFields: given, answers: [], fieldsHash: hashJson(given) }
  }
  refuseUnkeepable({ additionalFields: given })
  const checked = checkAnswers(form.fields, given)
  if (checked.problems) {
    throw fail('fieldsInvalid', {
      message: FORM_MESSAGES.unknown,
      errors: Object.fromEntries(
        Object.entries(checked.problems).map(([id, message]) => [fieldName(id), message]),
      ),
    })
  }
  const { answers } = checked
  const additionalFields = answers as unknown as Json
  if (JSON.stringify(answers).length > MAX_ANSWERS) {
    throw fail('fieldsInvalid', { message: FORM_MESSAGES.tooLong })
  }
  return {
    additionalFields,
    answers: shownAnswers(answers),
    fieldsHash: hashJson(additionalFields),
  }
}

const fieldName = (id: string) => (id === '' ? 'additionalFields' : `additionalFields.${id}`)

/** The JSON that a script sent as text. */
export function parseFields(text: string | null): Json | null {
  if (text === null || text === '') return null
  const given = parsed(text)
  // Until here the JSON inside of JSON was one text, so its values were not checked.
  refuseUnkeepable({ additionalFields: given })
  return given
}

function parsed(text: string): Json {
  try {
    return JSON.parse(text) as Json
  } catch {
    throw fail('fieldsInvalid')
  }
}
