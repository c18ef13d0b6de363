/** Reads the tweaks of a theme from the comments of its style sheets. */

import type { ThemeProblem } from '../theme-problem.ts'
import type { StyleFile } from './style-source.ts'
import { TWEAK_TYPES, type Tweak, type TweakType } from './tweak.ts'
import { type Conditional, withConditions } from './tweak-conditions.ts'

/** The most characters between a comment and its declaration. */
const REACH = 4_000
/** The most tweaks of a theme: ten times as many as large themes have. */
const MAX_TWEAKS = 2_000

/** Start of a tweak's comment. The second form is rare; only the first makes a tweak. */
const COMMENT = /^[ \t]*(?:\/\/|\/\*)[ \t]*tweak:[ \t]*(?=\{)/

/** A comment that describes a tweak, whether or not its JSON can be read. */
export interface TweakComment {
  readonly json: string
  /** Offset of the JSON in the style sheet. */
  readonly offset: number
  /** Counts from 1. */
  readonly line: number
  /** The text below the comment. */
  readonly below: string
  /** Offset of `below` in the style sheet. */
  readonly belowOffset: number
  readonly isBlock: boolean
}

export function tweakComments(text: string): readonly TweakComment[] {
  const comments: TweakComment[] = []
  let start = 0
  for (const [index, line] of text.split('\n').entries()) {
    const next = start + line.length + 1
    const [before] = COMMENT.exec(line) ?? []
    if (before !== undefined) {
      const rest = line.slice(before.length).trimEnd()
      comments.push({
        json: rest.endsWith('*/') ? rest.slice(0, -2) : rest,
        offset: start + before.length,
        line: index + 1,
        below: text.slice(next, next + REACH),
        belowOffset: next,
        isBlock: before.includes('/*'),
      })
    }
    start = next
  }
  return comments
}

const VARIABLE = /^\s*@([\w-]+)\s*:([^;{}]*);/
/** The declaration of a picture in its mixin. */
const BACKGROUND = /(?<![\w-])background-image\s*:([^;]*)/
const MIXIN = /^\s*\.([\w-]+)\s*(?:\(\s*\)\s*)?\{([^{}]*)\}/

/** The tweaks of a theme, in the order of its sheets; unreadable ones are left out. */
export function readTweaks(styles: readonly StyleFile[]): {
  tweaks: Tweak[]
  problems: ThemeProblem[]
} {
  const read: Conditional[] = []
  const problems: ThemeProblem[] = []
  const finished = () => ({ tweaks: withConditions(read, unknownNames(problems)), problems })
  for (const { path, text } of styles) {
    for (const { json, below, belowOffset, line, isBlock } of tweakComments(text)) {
      if (isBlock) continue
      const place = { file: path, line }
      if (read.length === MAX_TWEAKS) {
        problems.push({ message: `A theme has at most ${MAX_TWEAKS} tweaks.`, ...place })
        return finished()
      }
      const found = readTweak(json, below, belowOffset)
      if (typeof found === 'string') problems.push({ message: found, ...place })
      else read.push({ tweak: { ...found.tweak, ...place }, condition: found.condition })
    }
  }
  return finished()
}

function unknownNames(problems: ThemeProblem[]) {
  return ({ title, file, line }: Tweak, name: string) =>
    void problems.push({
      message: `The tweak "${title}" has a condition on "${name}", which is no tweak.`,
      file,
      line,
    })
}

/** The parsed tweak, or its problem. */
function readTweak(
  json: string,
  below: string,
  belowOffset: number,
): { tweak: Omit<Tweak, 'file' | 'line'>; condition: unknown } | string {
  const settings = parseObject(json)
  if (!settings) return 'The tweak is not valid JSON and is left out.'
  const type = TWEAK_TYPES.find((known) => known === settings.type)
  if (!type) return `The tweak's type ${JSON.stringify(settings.type)} is not known.`
  const declared = declarationOf(type, below)
  const title = typeof settings.title === 'string' ? settings.title : (declared?.name ?? '')
  const name = declared?.name ?? title
  if (name === '') return 'The tweak has neither a declaration below it nor a title.'
  if (!declared && isLook(type) && !setsProperty(settings)) {
    return `The tweak "${title}" has no declaration below it.`
  }
  const options = Array.isArray(settings.options) ? settings.options.map(String) : []
  if (type === 'dropdown' && options.length === 0) return `The tweak "${title}" has no options.`
  const tweak = {
    type,
    name,
    title,
    category: typeof settings.category === 'string' ? settings.category : '',
    options,
    initial: initialOf(type, { settings, declared: declared?.value, options }),
    isForScripts: isYes(settings.js),
    isDeclared: declared !== undefined,
    ...detailsOf(settings),
    ...variableOf(type, below, options),
    ...(isMixin(type, below) && declared && { body: bodyOf(declared, belowOffset) }),
  }
  return { tweak, condition: settings.condition }
}

/** A keyword of LESS. */
const KEYWORD = /^[a-z][\w-]*$/i

/** The variable right below a dropdown, where it has one of the options and all of them are keywords. */
function variableOf(
  type: TweakType,
  below: string,
  options: readonly string[],
): Pick<Tweak, 'variable'> {
  if (type !== 'dropdown' || !options.every((option) => KEYWORD.test(option))) return {}
  const [, name, value = ''] = VARIABLE.exec(below) ?? []
  return name !== undefined && options.includes(value.trim()) ? { variable: name } : {}
}

function bodyOf({ start, end }: Declaration, belowOffset: number) {
  return { start: belowOffset + start, end: belowOffset + end }
}

/** Whether a tweak needs no declaration, since its value is set as a property of its target. */
function setsProperty({ type, property, target }: Readonly<Record<string, unknown>>): boolean {
  return (type === 'value' || type === 'color') && namesOf(property).length > 0 && isText(target)
}

/** The properties that a tweak names: one, or a list of them. */
function namesOf(property: unknown): readonly string[] {
  return (Array.isArray(property) ? property : [property]).filter(isText)
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}

function detailsOf(settings: Readonly<Record<string, unknown>>): Partial<Tweak> {
  const { label, target, property } = settings
  // A flag instead of a selector refers to the target.
  const isTarget = isYes(settings.showOnlyWhenPresent)
  const showOnlyWhenPresent = isTarget ? target : settings.showOnlyWhenPresent
  const texts = {
    label,
    target,
    showOnlyWhenPresent: showOnlyWhenPresent === 'false' ? '' : showOnlyWhenPresent,
  }
  const numbers = { min: settings.min, max: settings.max, step: settings.step ?? settings.steps }
  const flags = {
    isOpaque: isYes(settings.disableTransparency),
    loadsAllVariants: isYes(settings.loadAllVariants),
  }
  const properties = namesOf(property)
  return Object.fromEntries([
    ...(properties.length > 0 ? [['properties', properties]] : []),
    ...Object.entries(texts).filter(([, value]) => isText(value)),
    ...Object.entries(numbers).flatMap(([key, value]) => {
      const number = typeof value === 'string' ? Number.parseFloat(value) : value
      return typeof number === 'number' && Number.isFinite(number) ? [[key, number]] : []
    }),
    ...Object.entries(flags).filter(([, isOn]) => isOn),
  ])
}

/** Whether values of the type go into the style sheet by a declaration; others become classes of the body. */
export function isLook(type: TweakType): boolean {
  return type === 'color' || type === 'value' || type === 'font'
}

interface Declaration {
  readonly name: string
  readonly value: string
  /** Offset of the value, with the space around it. */
  readonly start: number
  readonly end: number
}

/** The declaration of a look: the variable or mixin below its comment. */
export function declarationOf(type: TweakType, below: string): Declaration | undefined {
  if (!isLook(type) && type !== 'image') return undefined
  const match = (isMixin(type, below) ? MIXIN : VARIABLE).exec(below)
  if (!match) return undefined
  const [whole, name = '', value = ''] = match
  const end = whole.length - 1
  const declaration = { name, value: value.trim(), start: end - value.length, end }
  return type === 'image' && isMixin(type, below) ? pictureIn(declaration, value) : declaration
}

/** Whether the declaration is a mixin; pictures are a variable, or part of a mixin with the whole background. */
function isMixin(type: TweakType, below: string): boolean {
  return type === 'font' || (type === 'image' && MIXIN.test(below))
}

/** The part of a picture's mixin that names the picture. */
function pictureIn({ name, start }: Declaration, body: string): Declaration | undefined {
  const found = BACKGROUND.exec(body)
  if (!found) return undefined
  const [whole, value = ''] = found
  const at = start + found.index
  return { name, value: value.trim(), start: at, end: at + whole.length }
}

function initialOf(
  type: TweakType,
  from: {
    settings: Readonly<Record<string, unknown>>
    declared: string | undefined
    options: readonly string[]
  },
): string {
  if (type === 'checkbox') return String(isYes(from.settings.active))
  if (type === 'dropdown') {
    const { default: initial, active } = from.settings
    return String(initial ?? (isText(active) ? active : from.options[0]) ?? '')
  }
  return from.declared ?? textOf(from.settings.default)
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

function isYes(value: unknown): boolean {
  return value === true || value === 'true'
}

function parseObject(json: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(json)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? { ...value }
      : undefined
  } catch {
    return undefined
  }
}
