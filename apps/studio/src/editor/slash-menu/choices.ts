/** Choices of the slash menu: kinds of text, and the blocks of the palette. Pure. */

import { type BlockDefinition, PALETTE_SECTIONS } from '@sitewright/blocks/registry'
import type { IconComponent } from '@sitewright/ui/icons'
import * as icons from '@sitewright/ui/icons'
import {
  Code,
  Heading1,
  Heading2,
  Heading3,
  Heading4,
  List,
  ListOrdered,
  Pilcrow,
  TextQuote,
} from '@sitewright/ui/icons'
import type { TextFormat, TextState } from '../../canvas/protocol.ts'
import { findBlocks } from '../block-names.ts'
import { SLASH_MESSAGES } from './messages.ts'

export interface SlashChoice {
  readonly id: string
  readonly label: string
  readonly summary: string
  readonly icon: IconComponent | undefined
  /** Other words for it. */
  readonly keywords: readonly string[]
  /** A kind of text, or a block. */
  readonly gives:
    | { readonly format: TextFormat }
    | { readonly block: BlockDefinition; readonly format?: undefined }
}

/** The element around the cursor, which decides what has a meaning there. */
type Around = 'line' | 'list' | 'quote'

interface TextChoice {
  readonly format: TextFormat
  readonly label: keyof typeof SLASH_MESSAGES
  readonly summary: keyof typeof SLASH_MESSAGES
  readonly icon: IconComponent
  readonly keywords: readonly string[]
  readonly within: readonly Around[]
}

const TEXT_CHOICES: readonly TextChoice[] = [
  {
    format: 'paragraph',
    label: 'slashParagraph',
    summary: 'slashParagraphHint',
    icon: Pilcrow,
    keywords: ['text', 'plain', 'normal', 'p'],
    within: ['line'],
  },
  ...([Heading1, Heading2, Heading3, Heading4] as const).map((icon, index): TextChoice => {
    const level = (index + 1) as 1 | 2 | 3 | 4
    return {
      format: `heading${level}`,
      label: `slashHeading${level}`,
      summary: `slashHeading${level}Hint`,
      icon,
      keywords: ['title', `h${level}`, `#${level}`],
      within: ['line'],
    }
  }),
  {
    format: 'bulletList',
    label: 'slashList',
    summary: 'slashListHint',
    icon: List,
    keywords: ['bullets', 'points', 'unordered', 'ul'],
    within: ['line', 'list'],
  },
  {
    format: 'orderedList',
    label: 'slashNumbers',
    summary: 'slashNumbersHint',
    icon: ListOrdered,
    keywords: ['list', 'ordered', 'steps', 'ol', '1.'],
    within: ['line', 'list'],
  },
  {
    format: 'quote',
    label: 'slashQuote',
    summary: 'slashQuoteHint',
    icon: TextQuote,
    keywords: ['blockquote', 'citation', 'said'],
    within: ['line'],
  },
  {
    format: 'code',
    label: 'slashCode',
    summary: 'slashCodeHint',
    icon: Code,
    keywords: ['monospace', 'source'],
    within: ['line', 'list', 'quote'],
  },
]

const ICONS: Readonly<Record<string, IconComponent>> = icons

/** Choices at the cursor for what was typed behind the slash, the best first; all of them for nothing. */
export function slashChoices(
  { formats, slash }: Pick<TextState, 'formats' | 'slash'>,
  mayWrite: (definition: BlockDefinition) => boolean,
): readonly SlashChoice[] {
  const around = aroundOf(formats)
  const texts = TEXT_CHOICES.filter(
    ({ format, within }) => within.includes(around) && !formats.includes(format),
  ).map(
    ({ format, label, summary, icon, keywords }): SlashChoice => ({
      id: format,
      label: SLASH_MESSAGES[label],
      summary: SLASH_MESSAGES[summary],
      icon,
      keywords,
      gives: { format },
    }),
  )
  const blocks = around === 'line' ? blockChoices(mayWrite) : []
  const asked = (slash ?? '').trim().toLowerCase()
  if (asked === '') return [...texts, ...blocks]
  return [...texts, ...blocks]
    .map((choice) => ({ choice, rank: rankOf(choice, asked) }))
    .filter(({ rank }) => rank !== undefined)
    .sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0))
    .map(({ choice }) => choice)
}

const SECTIONS = Object.keys(PALETTE_SECTIONS)

/** In the order of the palette's sections. A new text would only be another line. */
function blockChoices(mayWrite: (definition: BlockDefinition) => boolean): SlashChoice[] {
  return findBlocks('')
    .filter((block) => block.name !== 'html' && mayWrite(block))
    .sort((a, b) => SECTIONS.indexOf(a.paletteSection) - SECTIONS.indexOf(b.paletteSection))
    .map((block) => ({
      id: block.name,
      label: block.label,
      summary: block.summary,
      icon: ICONS[block.icon],
      keywords: block.keywords,
      gives: { block },
    }))
}

function aroundOf(formats: TextState['formats']): Around {
  if (formats.includes('bulletList') || formats.includes('orderedList')) return 'list'
  return formats.includes('quote') ? 'quote' : 'line'
}

/** Ways in which a choice answers to what was typed, the best first. */
const MATCHES: readonly ((choice: SlashChoice, asked: string) => boolean)[] = [
  ({ label }, asked) => label.toLowerCase().startsWith(asked),
  ({ label }, asked) => wordsOf(label).some((word) => word.startsWith(asked)),
  ({ keywords }, asked) => keywords.some((word) => word.toLowerCase().startsWith(asked)),
  ({ label }, asked) => label.toLowerCase().includes(asked),
]

function rankOf(choice: SlashChoice, asked: string): number | undefined {
  const rank = MATCHES.findIndex((isMatch) => isMatch(choice, asked))
  return rank < 0 ? undefined : rank
}

const wordsOf = (label: string) => label.toLowerCase().split(/\s+/)
