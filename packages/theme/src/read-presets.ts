/** Presets: bundles of tweak values that a theme proposes, and the formats in which values are written. */

import type { Json } from '@sitewright/core/json'
import { nameForScripts } from './styles/body-classes.ts'
import { fontParts, isFontProperty, isSafeTweakValue } from './styles/override-tweaks.ts'
import type { Tweak, TweakValues } from './styles/tweak.ts'
import type { ThemeProblem } from './theme-problem.ts'

export interface ThemePreset {
  /** Name of its file, without ending. */
  readonly name: string
  readonly title: string
  /** Values by tweak name, as sites store them. */
  readonly values: TweakValues
}

interface PresetConf {
  readonly title?: string
  readonly templateTweaks?: ReadonlyMap<string, Json>
}

/** A preset; one whose file is empty or unreadable has no values. */
export function readPreset(
  name: string,
  { title = '', templateTweaks = new Map() }: PresetConf = {},
  tweaks: readonly Tweak[] = [],
): { preset: ThemePreset; problems: readonly ThemeProblem[] } {
  const { values, unknown } = tweakValuesFrom(templateTweaks, tweaks)
  const file = `presets/${name}.preset`
  return {
    preset: { name, title: title === '' ? name : title, values },
    problems: unknown.map((key) => ({
      code: 'tweak-unknown',
      message: `The theme has no tweak \`${key}\`.`,
      file,
    })),
  }
}

/**
 * Tweak values by tweak name, from any names that themes and scripts use. `@` and `.` may stand before a name, and a
 * title, or a title as body classes have it, in its place; true and numbers become texts. A property of a font, such as
 * `heading-font-size`, becomes part of the font's value. Unsafe values are left out.
 */
export function tweakValuesFrom(
  given: Iterable<readonly [name: string, value: Json]>,
  tweaks: readonly Tweak[],
): { values: TweakValues; unknown: readonly string[] } {
  const values: Record<string, string> = {}
  const parts: [font: Tweak, property: string, value: string][] = []
  const unknown: string[] = []
  const find = finderOf(tweaks)
  for (const [key, json] of given) {
    const { tweak, property } = find(key)
    const value = plainText(json)
    if (!tweak) unknown.push(key)
    else if (value === undefined || !isSafeTweakValue(value, tweak.type)) continue
    else if (property === undefined) values[tweak.name] = value
    // `-font-family-array` is for editors only.
    else if (isFontProperty(property) && value !== '') parts.push([tweak, property, value])
  }
  for (const [{ name, initial }, property, value] of parts) {
    const declarations = fontParts(values[name] ?? initial).set(property, value)
    values[name] = [...declarations].map(([one, its]) => `${one}: ${its};`).join(' ')
  }
  return { values, unknown }
}

/** Returns a function that finds the meaning of a key: a tweak, or a property of a font tweak. */
function finderOf(tweaks: readonly Tweak[]) {
  const byName = new Map(
    tweaks.flatMap(
      (one) =>
        [
          [nameForScripts(one), one],
          [one.title, one],
          [one.name, one],
        ] as const,
    ),
  )
  const fonts = tweaks.filter(({ type }) => type === 'font')
  return (key: string): { tweak?: Tweak | undefined; property?: string } => {
    const name = key.replace(/^[@.]/, '')
    const tweak = byName.get(key) ?? byName.get(name)
    if (tweak) return { tweak }
    const font = fonts.find((one) => name.startsWith(`${one.name}-`))
    return font ? { tweak: font, property: name.slice(font.name.length + 1) } : {}
  }
}

function plainText(value: Json | undefined): string | undefined {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : undefined
}
