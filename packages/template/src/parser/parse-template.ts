/** Parses source text to a template that can be rendered any number of times, also concurrently. */

import { type Diagnostic, locate, shorten } from '../diagnostics.ts'
import { hasFormatter } from '../formatters/registry.ts'
import type {
  Comment,
  Compound,
  Instruction,
  Positions,
  Root,
} from '../instructions/instruction.ts'
import { listOf } from '../instructions/list.ts'
import { OP } from '../instructions/opcodes.ts'
import { defaultLimits } from '../limits.ts'
import { hasPredicate } from '../predicates/registry.ts'
import type { PlatformTagSpan } from '../scanner/platform-tags.ts'
import { openSource, type Source, scan, type Token } from '../scanner/scanner.ts'
import { createAssembler } from './assembler.ts'
import { cursorOn } from './cursor.ts'
import { parseTag, type Vocabulary } from './parse-tag.ts'

export interface ParseOptions {
  /** The template's name in diagnostics: usually a file name. */
  readonly name?: string
}

export interface Template {
  readonly name: string
  readonly source: string
  /** The instruction list (language §11): plain JSON, safe to store and send. */
  readonly code: Root
  readonly diagnostics: readonly Diagnostic[]
  /** Offsets of the instructions in the source. */
  readonly positions: Positions
}

export function parseTemplate(source: string, { name = 'template' }: ParseOptions = {}): Template {
  const diagnostics: Diagnostic[] = listOf()
  const places: Places = { instructions: listOf(), offsets: listOf() }
  const text = { name, source }
  const add = (diagnostic: Omit<Diagnostic, 'file' | 'line' | 'column'>, offset: number) => {
    const isFull = diagnostics.length >= MAX_DIAGNOSTICS
    if (isFull && diagnostic.code !== INSTRUCTION_LIMIT) return
    diagnostics.push({ ...diagnostic, ...locate(text, offset) })
  }
  const report: Report = (type, code, message, offset) =>
    add({ code, severity: 'error', type, message: shorten(`SyntaxError: ${message}`) }, offset)
  const opened = openSource(source)
  const left = defaultLimits.instructions
  const parsing = { source: opened, places, report, vocabulary: createVocabulary(report), left }
  const code = parseStretch(parsing, { start: 0, end: source.length, depth: 0 })
  for (const tag of opened.unclosed) {
    const message = `<squarespace:${tag.name}> is never closed, so it is text`
    add({ code: 'unclosed-tag', severity: 'warning', type: 'parser', message }, tag.start)
  }
  return new Parsed({ text, code, diagnostics, places })
}

interface Parts {
  readonly text: Pick<Template, 'name' | 'source'>
  readonly code: Root
  readonly diagnostics: readonly Diagnostic[]
  readonly places: Places
}

class Parsed implements Template {
  readonly name: string
  readonly source: string
  readonly code: Root
  readonly diagnostics: readonly Diagnostic[]
  /** Computed lazily, when a diagnostic needs it. */
  declare readonly positions: Positions
  readonly #places: Places
  #positions: Positions | undefined

  constructor({ text, code, diagnostics, places }: Parts) {
    this.name = text.name
    this.source = text.source
    this.code = code
    this.diagnostics = diagnostics
    this.#places = places
    Object.defineProperty(this, 'positions', Parsed.#OWN_POSITIONS)
  }

  /** The property `positions` is an own one, so that copies have it, with a getter that all templates share. */
  static readonly #OWN_POSITIONS: PropertyDescriptor & ThisType<Parsed> = {
    configurable: true,
    enumerable: true,
    get() {
      this.#positions ??= positionsOf(this.#places)
      return this.#positions
    },
  }
}

/** The most diagnostics of one template; the reason why it was not read to its end is reported all the same. */
const MAX_DIAGNOSTICS = 1_000
const INSTRUCTION_LIMIT = 'instruction-limit'

type Report = (type: 'parser' | 'assembler', code: string, message: string, offset: number) => void

/** Instructions and their offsets, as two lists of the same length. */
interface Places {
  readonly instructions: Compound[]
  readonly offsets: number[]
}

function positionsOf({ instructions, offsets }: Places): Positions {
  return new Map(instructions.map((instruction, index) => [instruction, offsets[index] ?? 0]))
}

interface Parsing {
  readonly source: Source
  readonly places: Places
  readonly report: Report
  readonly vocabulary: PlacedVocabulary
  /** Instructions the template may still have; below 0 once the excess was reported. */
  left: number
}

interface Stretch {
  readonly start: number
  readonly end: number
  /** Number of platform tags around it. */
  readonly depth: number
}

/** Parses a stretch of source as a template of its own: blocks never reach across its ends. */
function parseStretch(parsing: Parsing, { start, end, depth }: Stretch): Root {
  const { source, places, report } = parsing
  const assembler = createAssembler(defaultLimits, (code, message, offset) =>
    report('assembler', code, message, offset),
  )
  scan(source, { start, end }, (token) => {
    if (parsing.left-- <= 0) {
      if (parsing.left === -1) reportLength(report, token.start)
      return false
    }
    const instruction = readToken(parsing, token, depth)
    if (typeof instruction !== 'number') {
      places.instructions.push(instruction)
      places.offsets.push(token.start)
    }
    assembler.accept(instruction, token.start)
    return true
  })
  return assembler.finish(end)
}

function reportLength(report: Report, offset: number): void {
  const { instructions } = defaultLimits
  const message = `The template has more than ${instructions} instructions`
  report('assembler', INSTRUCTION_LIMIT, message, offset)
}

function readToken(parsing: Parsing, token: Token, depth: number): Instruction {
  const { source, report, vocabulary } = parsing
  const { text } = source
  const { start, end } = token
  switch (token.kind) {
    case 'text':
      return listOf(OP.TEXT, text.slice(start, end))
    case 'comment':
      return listOf<Comment>(OP.COMMENT, text.slice(start + 3, token.closed ? end - 3 : end), 1)
    case 'tag':
      vocabulary.offset = start
      return (
        parseTag(cursorOn(text, start + 1, end - 1), vocabulary) ??
        listOf(OP.TEXT, text.slice(start, end))
      )
    case 'platform':
      if (depth < defaultLimits.nesting) return readPlatformTag(parsing, token.tag, depth)
      report('parser', 'nesting-limit', `Tags are nested more than ${depth} deep`, start)
      return listOf(OP.TEXT, text.slice(start, end))
  }
}

function readPlatformTag(parsing: Parsing, tag: PlatformTagSpan, depth: number): Instruction {
  const { text } = parsing.source
  const parse = (start: number, end: number) =>
    parseStretch(parsing, { start, end, depth: depth + 1 })[2]
  let at = tag.start
  const attributes = tag.attributes.map(({ name, start, end }) => {
    const before = text.slice(at, start)
    at = end
    return [before, name, parse(start, end)] as const
  })
  const bodyEnd = tag.bodyEnd ?? tag.openEnd
  return [
    OP.PLATFORM_TAG,
    tag.name,
    attributes,
    text.slice(at, tag.openEnd),
    tag.bodyEnd === undefined ? 0 : parse(tag.openEnd, tag.bodyEnd),
    text.slice(bodyEnd, tag.end),
  ]
}

/** A vocabulary that also knows the offset of the current tag. */
interface PlacedVocabulary extends Vocabulary {
  offset: number
}

function createVocabulary(report: Report): PlacedVocabulary {
  const vocabulary: PlacedVocabulary = {
    offset: 0,
    hasFormatter,
    hasPredicate,
    unknownFormatter(name) {
      const message = `Formatter '${name}' is unknown`
      report('parser', 'unknown-formatter', message, vocabulary.offset)
    },
    unknownPredicate(name) {
      const message = `Predicate '${name}?' is unknown`
      report('parser', 'unknown-predicate', message, vocabulary.offset)
    },
  }
  return vocabulary
}
