/** Notes that little is left follow the choice: each variant has its own, which the server wrote and hid. */

import { type Attributes, attributesKey } from '@sitewright/core/commerce/variant-choice'

const OF_VARIANT = '.product-scarcity[data-variant-attributes]'

/** Shows the note of exactly the variant that is chosen. Returns its words; empty without one. */
export function showScarcity(root: Element, choice: Attributes): string {
  const chosen = attributesKey(choice)
  let words = ''
  for (const note of root.querySelectorAll<HTMLElement>(OF_VARIANT)) {
    note.hidden = attributesKey(attributesOf(note)) !== chosen
    if (!note.hidden) words = note.textContent?.trim() ?? ''
  }
  return words
}

function attributesOf({ dataset }: HTMLElement): Attributes {
  try {
    return JSON.parse(dataset.variantAttributes ?? '{}') as Attributes
  } catch {
    // A theme that mangled the attribute shows no note.
    return {}
  }
}
