/** The modules of the platform that themes import by name. */

import { buttonMixins } from './button-mixins.ts'
import { GRID_BREAKER } from './grid-breaker.ts'
import { ICON_TEMPLATES } from './icon-templates.ts'
import { SOCIAL_ICON_MIXINS, SOCIAL_ICONS } from './social-icons.ts'
import { socialColorMixins } from './social-links.ts'
import { UI_ICONS } from './ui-icons.ts'

export const STYLE_MODULES: Readonly<Record<string, string>> = {
  'social-icon-font': SOCIAL_ICONS,
  'sqs-grid-breaker': GRID_BREAKER,
  'sqs-ui-font': UI_ICONS,
  'svg-icon-templates': ICON_TEMPLATES,
}

const WITHOUT_IMPORT = { 'sqs-ui-font': UI_ICONS, 'social-icon-font': SOCIAL_ICON_MIXINS }

/** Mixins that themes call without an import: older platforms had them in every unit. */
export function mixinsFor(sheets: readonly { readonly text: string }[]): string {
  const texts = sheets.map(({ text }) => text)
  const modules = Object.entries(WITHOUT_IMPORT)
    .filter(([name]) => texts.some((text) => text.includes(`.${name}`)))
    .filter(([name]) => !texts.some((text) => new RegExp(`@import[^;]*${name}`).test(text)))
    .map(([, mixins]) => mixins)
  return [...modules, buttonMixins(texts), socialColorMixins(texts)].join('\n')
}
