import { parseColor, writeColor } from '@sitewright/core/color/contrast'
import { SECTION_THEMES } from '@sitewright/core/document/section-theme'
import type { Theme } from '../theme.ts'
import { propertiesOf } from './declared-pairs.ts'
import type { TweakValues } from './tweak.ts'

/** The choice that names the colours of the header, in themes of the platform and those that began as one. */
const HEADER = 'Header Colors'

/**
 * Background of the header, in which browsers draw what is around a page (`theme-color`): it is what the page begins with. Undefined
 * for themes without the platform's properties.
 */
export function browserColor(
  { tweaks }: Pick<Theme, 'tweaks'>,
  css: string,
  values: TweakValues = {},
): string | undefined {
  const header = tweaks.find(({ name }) => name === HEADER)
  const chosen = (values[HEADER] ?? header?.initial ?? '').toLowerCase()
  const section = SECTION_THEMES.find((one) => one === chosen) ?? 'light'
  const declared = {
    ...propertiesOf(css, ':root'),
    ...propertiesOf(css, `[data-section-theme='${section}']`),
  }
  const color = parseColor(declared['--sw-color-background'] ?? '')
  return color?.alpha === 1 ? writeColor(color) : undefined
}
