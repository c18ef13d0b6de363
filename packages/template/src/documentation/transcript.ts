/** The input and output of a template, line by line under each other. */

import type { FormatterExample } from '../formatters/formatter.ts'
import { jsonText } from './json-text.ts'
import { shownFormatter } from './shown-example.ts'

/** Line width in characters; long addresses and markup exceed it. */
const WIDTH = 100

type Line = readonly [label: string, text: string]

export function transcript(name: string, example: FormatterExample): string {
  const { template, data } = shownFormatter(name, example)
  const { now, partials = {}, output } = example
  const labels = ['template', ...Object.keys(partials)]
  const indent = ' '.repeat(Math.max(...labels.map(({ length }) => length)) + 2)
  const lines: readonly Line[] = [
    ['data', jsonText(data, WIDTH - indent.length)],
    ...Object.entries(partials),
    ...(now === undefined ? [] : [['now', String(now)] as const]),
    ['template', template],
    ...printed(output),
  ]
  return lines.map((line) => inColumn(line, indent)).join('\n')
}

/** Lines of an output. Line breaks around it are mentioned instead of shown. */
function printed(output: string): readonly Line[] {
  const text = output.replace(/^\n+|\n+$/g, '')
  const notes = notesOn(output)
  if (text === '') return [[`prints ${notes.join(', ') || 'nothing'}`, '']]
  return [['prints', text], ...notes.map((note) => ['', `↑ ${note}`] as const)]
}

function inColumn([label, text]: Line, indent: string): string {
  if (text === '') return label
  const [first = '', ...others] = text.split('\n')
  return [
    label.padEnd(indent.length) + first,
    ...others.map((line) => (line === '' ? '' : indent + line)),
  ].join('\n')
}

const SPACES: Readonly<Record<string, string>> = {
  '\t': 'a tab',
  '\u00a0': 'a space that does not break (U+00A0)',
  '\u2009': 'a thin space (U+2009)',
  '\u202f': 'a narrow space that does not break (U+202F)',
}

/** Notes about parts of an output that are invisible, or not shown. */
function notesOn(output: string): readonly string[] {
  const before = /^\n*/.exec(output)?.[0].length ?? 0
  const after = before === output.length ? 0 : (/\n*$/.exec(output)?.[0].length ?? 0)
  return [
    ...(before > 0 ? [`${lines(before)}${before < output.length ? ' before it' : ''}`] : []),
    ...(after > 0 ? [`${lines(after)} after it`] : []),
    ...(/^ /.test(output) ? ['begins with a space'] : []),
    ...(/ $/.test(output) ? ['ends with a space'] : []),
    ...[...new Set(output.match(/(?![ \n])[\p{Z}\p{C}]/gu))].map(
      (character) => `has ${SPACES[character] ?? codePoint(character)}`,
    ),
  ]
}

const lines = (count: number) => (count === 1 ? 'a line break' : `${count} line breaks`)

const codePoint = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
