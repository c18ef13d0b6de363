/** The settings of a form block: which form it shows, and how. All else is the form's own (`core/forms/site-form`). */

import type { JsonObject } from '@sitewright/core/json'
import { alignment, choice, form, former, is, text } from '../fields/index.ts'

export const formFields = {
  formId: form({ label: 'Form' }),
  alignment: alignment({ label: 'Button stands', initial: 'left' }),
  look: choice({
    label: 'Fields look like',
    options: { boxes: 'Boxes', filled: 'Filled', lines: 'Lines' },
    initial: 'boxes',
  }),
  opens: choice({
    label: 'Shown',
    options: { page: 'On the page', window: 'In a window that a button opens' },
    initial: 'page',
  }),
  openLabel: text({
    label: 'Words on that button',
    maxLength: 100,
    isOptional: true,
    shownWhen: { opens: is('window') },
  }),
  /** The fields of a form that was made in the block itself, before forms could be sent: `former-form.ts` reads them. */
  former: former(),
}

/** Fields and texts moved out of the block, into forms that several blocks can show. */
export function toForms({ alignment: stands, look, ...before }: JsonObject): JsonObject {
  return { formId: '', alignment: stands ?? 'left', look: look ?? 'boxes', former: before }
}

/** A form could be opened from a button. */
export function toOpening(before: JsonObject): JsonObject {
  return { ...before, opens: 'page', openLabel: '' }
}
