/** Tweaks: what an owner may change about a theme's look, described in comments of its style sheets. */

import type { ThemeProblem } from '../theme.ts'
import type { StyleFile } from './style-source.ts'

export const TWEAK_TYPES = ['color', 'value', 'font', 'checkbox', 'dropdown'] as const
export type TweakType = (typeof TWEAK_TYPES)[number]

export interface Tweak {
  readonly type: TweakType
  /** What values are stored under: the declared name for looks, the title for switches. */
  readonly name: string
  readonly title: string
  readonly category: string
  readonly options: readonly string[]
  /** As the theme has it. */
  readonly initial: string
  /** Told to scripts in `tweakJSON`. */
  readonly isForScripts: boolean
  readonly file: string
  readonly line: number
}

/** Chosen values by tweak name; a tweak without one has its initial value. */
export type TweakValues = Readonly<Record<string, string>>

/** How far below its comment a declaration may stand, in characters. */
const REACH = 4_000

/** The second form is seen, though rarely; only the first makes a tweak. */
const COMMENT = /^([ \t]*(?:\/\/|\/\*)[ \t]*tweak:[ \t]*)(\{.*?)(?:\*\/)?\s*$/

/** A comment that describes a tweak, whether or not its JSON can be read. */
export interface TweakComment {
  readonly json: string
  /** Of the JSON in the style sheet. */
  readonly offset: number
  /** Counts from 1. */
  readonly line: number
  /** What stands below the comment. */
  readonly below: string
  /** Of `below` in the style sheet. */
  readonly belowOffset: number
  readonly isBlock: boolean
}

export function tweakComments(text: string): readonly TweakComment[] {
  const comments: TweakComment[] = []
  let start = 0
  for (const [index, line] of text.split('\n').entries()) {
    const next = start + line.length + 1
    const [, before, json] = COMMENT.exec(line) ?? []
    if (before !== undefined && json !== undefined) {
      comments.push({
        json,
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

const VARIABLE = /^\s*@([\w-]+)\s*:\s*([^;]*);/
const MIXIN = /^\s*\.([\w-]+)\s*(?:\(\s*\))?\s*\{([^{}]*)\}/

export function readTweaks(styles: readonly StyleFile[]): {
  tweaks: Tweak[]
  problems: ThemeProblem[]
} {
  const tweaks: Tweak[] = []
  const problems: ThemeProblem[] = []
  for (const { path, text } of styles) {
    for (const { json, below, line, isBlock } of tweakComments(text)) {
      if (isBlock) continue
      const place = { file: path, line }
      const read = readTweak(json, below)
      if (typeof read === 'string') problems.push({ message: read, ...place })
      else tweaks.push({ ...read, ...place })
    }
  }
  return { tweaks, problems }
}

/** The tweak, or what is wrong with it. */
function readTweak(json: string, below: string): Omit<Tweak, 'file' | 'line'> | string {
  const settings = parseObject(json)
  if (!settings) return 'The tweak is not valid JSON and is left out.'
  const type = TWEAK_TYPES.find((known) => known === settings.type)
  if (!type) return `The tweak's type ${JSON.stringify(settings.type)} is not known.`
  const declared = declarationOf(type, below)
  const title = typeof settings.title === 'string' ? settings.title : (declared?.name ?? '')
  const name = declared?.name ?? title
  if (name === '') return 'The tweak has neither a declaration below it nor a title.'
  if (!declared && isLook(type)) return `The tweak "${title}" has no declaration below it.`
  const options = Array.isArray(settings.options) ? settings.options.map(String) : []
  return {
    type,
    name,
    title,
    category: typeof settings.category === 'string' ? settings.category : '',
    options,
    initial: initialOf(type, { settings, declared: declared?.value, options }),
    isForScripts: isYes(settings.js),
  }
}

/** Whether values of the type go into the style sheet; the others become classes of the body. */
export function isLook(type: TweakType): boolean {
  return type === 'color' || type === 'value' || type === 'font'
}

/** What a look stands for: the variable or mixin below its comment. */
export function declarationOf(
  type: TweakType,
  below: string,
): { name: string; value: string } | undefined {
  if (!isLook(type)) return undefined
  const match = (type === 'font' ? MIXIN : VARIABLE).exec(below)
  return match ? { name: match[1] ?? '', value: (match[2] ?? '').trim() } : undefined
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
  if (type === 'dropdown') return String(from.settings.default ?? from.options[0] ?? '')
  return from.declared ?? ''
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
