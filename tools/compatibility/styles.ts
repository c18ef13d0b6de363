/** The parts of style sheets that themes may count on: tweaks of the platform, the classes they give the body, modules and mixins. */

import { bodyClasses } from '../../packages/theme/src/styles/body-classes.ts'
import { BUTTON_TWEAKS } from '../../packages/theme/src/styles/button-tweaks.ts'
import { STYLE_MODULES } from '../../packages/theme/src/styles/modules/index.ts'
import { GALLERY_TWEAKS } from '../../packages/theme/src/styles/platform-tweaks.ts'
import type { Tweak } from '../../packages/theme/src/styles/tweak.ts'
import { readTweaks } from '../../packages/theme/src/styles/tweaks.ts'

export interface PlatformTweak {
  readonly title: string
  readonly type: string
  /** Names for style sheets and scripts: a variable, a mixin, or classes of the body. */
  readonly names: readonly string[]
}

export const TWEAK_SHEETS = { buttons: BUTTON_TWEAKS, galleries: GALLERY_TWEAKS } as const

export function tweaksOf(sheet: (typeof TWEAK_SHEETS)[keyof typeof TWEAK_SHEETS]): PlatformTweak[] {
  return readTweaks([sheet]).tweaks.map((tweak) => ({
    title: tweak.title,
    type: tweak.type,
    names: namesOf(tweak),
  }))
}

function namesOf(tweak: Tweak): string[] {
  const { type, name } = tweak
  if (type === 'checkbox') return classesWith(tweak, ['true'])
  if (type === 'dropdown') return classesWith(tweak, tweak.options)
  return [type === 'font' ? `.${name.replace(/^\./, '')}` : `@${name.replace(/^@/, '')}`]
}

const classesWith = (tweak: Tweak, values: readonly string[]) =>
  values.flatMap((value) => bodyClasses([tweak], { [tweak.name]: value }))

/** Mixins and classes by the module that defines them; the ones beside those are the module's own business. */
export function moduleNames(): [
  module: string,
  mixins: readonly string[],
  classes: readonly string[],
][] {
  return Object.entries(STYLE_MODULES).map(([name, less]) => {
    const mixins = [...less.matchAll(/^\.([\w-]+)\s*\([^)]*\)\s*\{/gm)].map(
      ([, mixin]) => `.${mixin}()`,
    )
    const isInner = (mixin: string) => /-(?:draw|mask|box|side)\(\)$/.test(mixin)
    const classes = [...less.matchAll(/^(\.[a-z][a-z-]*) \{/gm)].map(([, one = '']) => one)
    return [name, [...new Set(mixins)].filter((mixin) => !isInner(mixin)).sort(), classes]
  })
}
