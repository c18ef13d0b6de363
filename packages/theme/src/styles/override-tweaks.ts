/** Puts chosen tweak values into a theme's LESS, before it is compiled. */

import type { Tweak, TweakValues } from './tweaks.ts'

/** Nothing that could end a declaration, reach another file, or read a variable. */
const UNSAFE = /[{}@\\<>`]|\/\*|url\s*\(|expression\s*\(|javascript:/i

export function isSafeTweakValue(value: string): boolean {
  return value.length <= 1_000 && !UNSAFE.test(value)
}

export function overrideTweaks(
  less: string,
  tweaks: readonly Tweak[],
  values: TweakValues,
): string {
  let source = less
  const definitions: string[] = []
  for (const tweak of tweaks) {
    const chosen = values[tweak.name]
    const value = chosen !== undefined && isSafeTweakValue(chosen) ? chosen : undefined
    if (tweak.type === 'font') {
      if (value !== undefined) source = replaceMixin(source, tweak.name, value)
      definitions.push(...fontVariables(tweak.name, value ?? tweak.initial))
    } else if ((tweak.type === 'color' || tweak.type === 'value') && value !== undefined) {
      // LESS looks variables up lazily: the last definition of a scope counts everywhere in it.
      definitions.push(`@${tweak.name}: ${value.replaceAll(';', '')};`)
    }
  }
  return [source, ...definitions, ''].join('\n')
}

/** Replaces only the body, so that the lines behind it keep their numbers. */
function replaceMixin(less: string, name: string, declarations: string): string {
  const mixin = new RegExp(
    `(^[ \\t]*\\.${name}[ \\t]*(?:\\([ \\t]*\\))?[ \\t\\n]*\\{)([^{}]*)\\}`,
    'm',
  )
  return less.replace(mixin, (_whole, opening: string, body: string) => {
    const lines = '\n'.repeat(body.split('\n').length - 1)
    return `${opening} ${declarations.replaceAll('\n', ' ')} ${lines}}`
  })
}

const FONT_PROPERTIES = [
  'font-family',
  'font-size',
  'letter-spacing',
  'line-height',
  'font-weight',
  'font-style',
  'text-transform',
  'text-decoration',
] as const

/** Each font mixin also gives its parts as variables: `@heading-font-family`. */
function fontVariables(name: string, declarations: string): string[] {
  const parts = new Map(
    declarations.split(';').map((declaration) => {
      const colon = declaration.indexOf(':')
      return [declaration.slice(0, colon).trim(), declaration.slice(colon + 1).trim()] as const
    }),
  )
  return FONT_PROPERTIES.flatMap((property) => {
    const value = parts.get(property)
    return value === undefined ? [] : [`@${name}-${property}: ${value};`]
  })
}
