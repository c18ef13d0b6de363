import { parseColor, writeColor } from '@sitewright/core/color/contrast'
import { SECTION_THEMES, type SectionTheme } from '@sitewright/core/document/section-theme'
import type { Theme } from '../theme.ts'
import { nightRules, propertiesOf } from './declared-pairs.ts'
import type { TweakValues } from './tweak.ts'

/** The choice that names the colours of the header, in themes of the platform and those that began as one. */
const HEADER = 'Header Colors'

/** Colours in which browsers draw what is around a page (`theme-color`). */
export interface BrowserColors {
  readonly usual: string
  /** The one for visitors whose system asks for dark pages; absent where the site has one version. */
  readonly dark?: string | undefined
}

/** Background of the header, with which a page begins. Undefined for themes without the platform's properties. */
export function browserColors(
  { tweaks }: Pick<Theme, 'tweaks'>,
  css: string,
  values: TweakValues = {},
): BrowserColors | undefined {
  const header = tweaks.find(({ name }) => name === HEADER)
  const chosen = (values[HEADER] ?? header?.initial ?? '').toLowerCase()
  const section = SECTION_THEMES.find((one) => one === chosen) ?? 'light'
  const [usual, dark] = [css, nightRules(css)].map((rules) => backgroundIn(rules, section))
  return usual === undefined ? undefined : { usual, dark }
}

function backgroundIn(css: string, section: SectionTheme): string | undefined {
  const declared = {
    ...propertiesOf(css, ':root'),
    ...propertiesOf(css, `[data-section-theme='${section}']`),
  }
  const color = parseColor(declared['--sw-color-background'] ?? '')
  return color?.alpha === 1 ? writeColor(color) : undefined
}
