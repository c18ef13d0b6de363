/** The LESS that chosen tweak values, and the fonts of a theme, add to its sheets. */

import { parseLess } from './compile-less.ts'
import type { Replacement } from './preparation.ts'
import type { Tweak, TweakValues } from './tweak.ts'

/** Texts that could end a declaration, reach another file, or read a variable. */
const UNSAFE = /[{}@\\<>`]|\/\*|\/\/|url\s{0,9}\(|expression\s{0,9}\(|javascript:/i
/** A text whose quotes are in pairs. */
const QUOTED = /^(?:[^"']|"[^"\n]*"|'[^'\n]*')*$/
/** The address of a picture on the site itself. */
const PICTURE = /^\/(?!\/)[\w./~%?&=,+-]*$/
const MAX_VALUE = 1_000

/** Whether a value may go into a style sheet, or the body's classes. Values are untrusted text. */
export function isSafeTweakValue(value: string, type?: Tweak['type']): boolean {
  if (value.length > MAX_VALUE) return false
  if (type === 'image') return value === 'none' || PICTURE.test(value)
  return !UNSAFE.test(value) && QUOTED.test(value)
}

export interface TweakOverrides {
  /** LESS before all sheets, whose own definitions override it. */
  readonly before: string
  /** LESS after all sheets: LESS takes the last definition of a variable in a scope. */
  readonly after: string
  /** Replacements by file: other bodies for the mixins of fonts, and other pictures. */
  readonly replacements: ReadonlyMap<string, readonly Replacement[]>
}

export function overrideTweaks(tweaks: readonly Tweak[], values: TweakValues): TweakOverrides {
  const before: string[] = []
  const after: string[] = []
  const replacements = new Map<string, Replacement[]>()
  for (const tweak of tweaks) {
    const value = usableValue(tweak, values)
    if (tweak.type === 'font') {
      before.push(...neutralVariables(tweak.name))
      after.push(...fontVariables(tweak.name, value ?? tweak.initial))
    } else if (!tweak.body) after.push(...definitionOf(tweak, value))
    if (value !== undefined && tweak.body) {
      const text = bodyFor(tweak, value)
      const others = replacements.get(tweak.file) ?? []
      replacements.set(tweak.file, [...others, { ...tweak.body, text }])
    }
  }
  return { before: before.join('\n'), after: after.join('\n'), replacements }
}

function bodyFor({ type }: Tweak, value: string): string {
  const picture = `background-image: ${pictureOf(value)}`
  return type === 'font' ? ` ${value.replaceAll('\n', ' ')} ` : picture
}

function pictureOf(value: string): string {
  return value === 'none' ? value : `url("${value}")`
}

function usableValue(tweak: Tweak, values: TweakValues): string | undefined {
  const chosen = Object.hasOwn(values, tweak.name) ? values[tweak.name] : undefined
  if (chosen === undefined || !isSafeTweakValue(chosen, tweak.type)) return undefined
  return isReadable(tweak, chosen) ? chosen : undefined
}

/** Whether the compiler can parse the value; one that would break the whole unit is dropped. */
function isReadable(tweak: Tweak, value: string): boolean {
  const text = tweak.type === 'font' ? `.a { ${value} }` : definitionOf(tweak, value).join('\n')
  return 'sheet' in parseLess(text)
}

function definitionOf(tweak: Tweak, value: string | undefined): string[] {
  const { type, name, isDeclared, properties = [], target, initial } = tweak
  if (type === 'image') {
    return value === undefined || !isDeclared ? [] : [`@${name}: ${pictureOf(value)};`]
  }
  if (type === 'dropdown') return choiceOf(tweak, value)
  if (type !== 'color' && type !== 'value') return []
  const plain = (value ?? (isDeclared ? '' : initial)).replaceAll(';', '')
  if (plain === '') return []
  if (isDeclared) return [`@${name}: ${plain};`]
  const named = properties.filter((property) => /^[a-z-]{1,50}$/.test(property))
  const isRule = named.length > 0 && target !== undefined && isSafeSelector(target)
  return isRule
    ? [`${target} { ${named.map((property) => `${property}: ${plain};`).join(' ')} }`]
    : []
}

/** The chosen option as a keyword, for a dropdown with a variable below it. */
function choiceOf({ variable, options }: Tweak, value: string | undefined): string[] {
  if (variable === undefined || value === undefined || !options.includes(value)) return []
  return [`@${variable}: ${value};`]
}

/** Whether a selector is safe to write: a theme could break the whole unit with it otherwise. */
function isSafeSelector(selector: string): boolean {
  const isPlain = /^[\w\s.#:>+~*,()[\]="'-]{1,500}$/.test(selector)
  return isPlain && 'sheet' in parseLess(`${selector} { a: b; }`)
}

/** Default values of the font properties that a mixin does not set. */
const FONT_PROPERTIES = {
  'font-family': 'inherit',
  'font-size': 'inherit',
  'letter-spacing': 'normal',
  'line-height': 'normal',
  'font-weight': 'normal',
  'font-style': 'normal',
  'text-transform': 'none',
  'text-decoration': 'none',
} as const

function neutralVariables(name: string): string[] {
  return Object.entries(FONT_PROPERTIES).map(
    ([property, value]) => `@${name}-${property}: ${value};`,
  )
}

/** The variables of a font mixin's properties: `@heading-font-family`. */
function fontVariables(name: string, declarations: string): string[] {
  const parts = fontParts(declarations)
  return Object.keys(FONT_PROPERTIES).flatMap((property) => {
    const value = parts.get(property)
    return value === undefined ? [] : [`@${name}-${property}: ${value};`]
  })
}

/** The declarations of a font, by property. */
export function fontParts(declarations: string): Map<string, string> {
  return new Map(
    declarations.split(';').flatMap((declaration) => {
      const colon = declaration.indexOf(':')
      const value = declaration.slice(colon + 1).trim()
      return colon < 0 || value === '' ? [] : [[declaration.slice(0, colon).trim(), value] as const]
    }),
  )
}

export function isFontProperty(name: string): boolean {
  return Object.hasOwn(FONT_PROPERTIES, name)
}
