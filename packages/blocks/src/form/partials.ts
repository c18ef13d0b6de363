/** Markup of one field of a form, by the name under which blocks apply it. */

import field from './field.html'

export const FORM_PARTIALS = { 'form-field.block': field }
