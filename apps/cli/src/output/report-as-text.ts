/** The report for people: each finding with the lines around it, and a line that sums up. */

import type { CheckedTheme, ThemeFinding } from '@sitewright/theme/check'
import { countSeverities } from './count-severities.ts'
import { LEVELS } from './levels.ts'
import { printable, sourceFrame } from './source-frame.ts'

/** Codes that switch a style of the terminal on and off. */
const STYLES = {
  bold: [1, 22],
  cyan: [36, 39],
  dim: [2, 22],
  green: [32, 39],
  red: [31, 39],
  yellow: [33, 39],
} as const

type Paint = (style: keyof typeof STYLES, text: string) => string

const painted: Paint = (style, text) => {
  const [on, off] = STYLES[style]
  return `\u001b[${on}m${text}\u001b[${off}m`
}
const plain: Paint = (_style, text) => text

export function reportAsText({ texts, findings }: CheckedTheme, hasColour: boolean): string {
  const paint = hasColour ? painted : plain
  const lines = new Map(Array.from(texts, ([path, { text }]) => [path, text.split('\n')] as const))
  const blocks = findings.map((finding) => block(finding, lines.get(finding.file), paint))
  return [...blocks, `${summary(findings, texts.size, paint)}\n`].join('\n')
}

function block(finding: ThemeFinding, source: readonly string[] | undefined, paint: Paint): string {
  const { file, line, column, code, severity, message, hint } = finding
  const { label, colour } = LEVELS[severity]
  const place = [file, line, column].filter((part) => part !== undefined).join(':')
  const lines = [
    `${paint('bold', printable(place))}: ${paint(colour, label)}: ${printable(message)} ${paint('dim', `[${code}]`)}`,
  ]
  if (source !== undefined && line !== undefined && column !== undefined) {
    const { lines: shown, caret } = sourceFrame(source, { line, column })
    lines.push(...shown.map((text) => paint('dim', text)), paint(colour, caret))
  }
  if (hint !== undefined) lines.push(`  ${printable(hint)}`)
  return `${lines.join('\n')}\n`
}

function summary(findings: readonly ThemeFinding[], files: number, paint: Paint): string {
  const { errors, warnings, notes } = countSeverities(findings)
  const counts = [
    errors > 0 && `${counted(errors, 'reason')} why it cannot be installed`,
    warnings > 0 &&
      `${counted(warnings, 'finding')} that ${warnings === 1 ? 'costs' : 'cost'} something`,
    notes > 0 && counted(notes, 'note'),
  ].filter(Boolean)
  const text = `${counts.join(', ') || 'Nothing found'} in ${counted(files, 'file')}`
  return paint(errors > 0 ? 'red' : warnings > 0 ? 'yellow' : 'green', text)
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
