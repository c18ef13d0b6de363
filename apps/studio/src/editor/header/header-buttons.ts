/** The buttons of the header as one list; the first has fields of its own in what is stored. Pure. */

import {
  type HeaderButton,
  MAX_HEADER_BUTTONS,
  type SiteHeader,
} from '@sitewright/core/content/site-header'

/** All buttons, also those without words yet; the first always is there. */
export function buttonsOf(header: SiteHeader): readonly HeaderButton[] {
  return [{ label: header.buttonLabel, url: header.buttonUrl }, ...(header.moreButtons ?? [])]
}

/** Values of the header that differ, so that an edit of one button does not stand against that of another. */
export function valuesOfButtons(
  header: SiteHeader,
  buttons: readonly HeaderButton[],
): Partial<SiteHeader> {
  const [first = { label: '', url: '' }, ...others] = buttons
  const isSame = JSON.stringify(others) === JSON.stringify(header.moreButtons ?? [])
  return {
    ...(first.label !== header.buttonLabel && { buttonLabel: first.label }),
    ...(first.url !== header.buttonUrl && { buttonUrl: first.url }),
    ...(!isSame && { moreButtons: others.slice(0, MAX_HEADER_BUTTONS - 1) }),
  }
}
