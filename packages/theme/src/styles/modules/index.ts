/** The modules of the platform that themes import by name. */

import { buttonMixins } from './button-mixins.ts'
import { GRID_BREAKER } from './grid-breaker.ts'
import { ICON_TEMPLATES } from './icon-templates.ts'
import { SOCIAL_ICONS } from './social-icons.ts'
import { UI_ICONS } from './ui-icons.ts'

export const STYLE_MODULES: Readonly<Record<string, string>> = {
  'social-icon-font': SOCIAL_ICONS,
  'sqs-grid-breaker': GRID_BREAKER,
  'sqs-ui-font': UI_ICONS,
  'svg-icon-templates': ICON_TEMPLATES,
}

/** Mixins that themes call without an import: older platforms had them in every unit. */
export function mixinsFor(sheets: readonly { readonly text: string }[]): string {
  const texts = sheets.map(({ text }) => text)
  const names = ['sqs-ui-font', 'social-icon-font'] as const
  const modules = names
    .filter((name) => texts.some((text) => text.includes(`.${name}`)))
    .filter((name) => !texts.some((text) => new RegExp(`@import[^;]*${name}`).test(text)))
    .map((name) => STYLE_MODULES[name] ?? '')
  return [...modules, buttonMixins(texts)].join('\n')
}
