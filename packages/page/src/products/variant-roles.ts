/**
 * Makes the choice among variants accessible and its ids unique. The formatter prints labels that claim to be buttons,
 * so a screen reader meets each choice twice and a keyboard stops twice, and ids that are those of every product with
 * the same options. Its bytes are the language's contract; values in them are escaped, so none can look like what is sought here.
 */

import { escapeHtml } from '@sitewright/core/html'

const CLAIM = '<label class="sqs-button-element--secondary" role="button" tabindex="0"'
const LABEL = '<label class="sqs-button-element--secondary"'
const GROUP = /<div class="variant-radiobtn-wrapper" data-variant-option-name="([^"]*)"/g
const REFERENCE = / (id|for|name)="variant-option-/g

/** Radio buttons in a named group, of this product alone. Class names and the order of elements stay. */
export function withVariantRoles(html: string, value: unknown): string {
  if (!html.includes(CLAIM)) return html
  const product =
    typeof value === 'object' && value && 'id' in value ? escapeHtml(`${value.id}-`) : ''
  return html
    .replaceAll(CLAIM, LABEL)
    .replaceAll(GROUP, (group, name) => `${group} role="radiogroup" aria-label="${name}"`)
    .replaceAll(REFERENCE, (_, kind) => ` ${kind}="variant-option-${product}`)
}
