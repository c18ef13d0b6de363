/** The report of a look, for a person at a terminal: each fault once, with the pages and widths it is on. */

import { FAULTS, type FaultKind } from './fault.ts'
import { type SeenPage, WIDTHS } from './look-around.ts'

/** Pages that are named; a fault of a header is on all of them. */
const MOST_NAMED = 4

interface Told {
  readonly kind: FaultKind
  readonly where: string
  readonly message: string
  readonly widths: Set<number>
  readonly pages: SeenPage[]
}

export function reportLook(theme: string, pages: readonly SeenPage[]): string {
  const faults = gather(pages)
  const blocks = Object.keys(FAULTS).flatMap((kind) =>
    faults.filter((fault) => fault.kind === kind).map(block),
  )
  const withFaults = pages.filter((page) => page.faults.length > 0)
  const sum =
    faults.length === 0
      ? 'nothing is wrong'
      : `${count(faults.length, 'fault')} on ${count(withFaults.length, 'page')}`
  return [
    ...blocks,
    `${theme}: ${sum}, of ${count(pages.length, 'page')} at ${list(WIDTHS)} px\n`,
  ].join('\n')
}

function gather(pages: readonly SeenPage[]): Told[] {
  const told = new Map<string, Told>()
  for (const page of pages) {
    for (const { kind, where, message, widths } of page.faults) {
      const key = `${kind} ${where} ${where === '' ? message : ''}`
      const known = told.get(key) ?? { kind, where, message, widths: new Set(), pages: [] }
      told.set(key, known)
      for (const width of widths) known.widths.add(width)
      if (!known.pages.includes(page)) known.pages.push(page)
    }
  }
  return [...told.values()].sort((a, b) => b.pages.length - a.pages.length)
}

function block({ kind, where, message, widths, pages }: Told): string {
  const at =
    widths.size === 0 || widths.size === WIDTHS.length
      ? ''
      : ` at ${list([...widths].sort((a, b) => a - b))}`
  const named = pages.slice(0, MOST_NAMED).map(({ name, path }) => `${name} (${path})`)
  const others = pages.length - named.length
  const more = others > 0 ? ` and ${count(others, 'other page')}` : ''
  return [
    `${kind}${where === '' ? '' : `: ${where}`}${at}`,
    `  ${message}`,
    `  On ${named.join(', ')}${more}`,
    '',
  ].join('\n')
}

const count = (number: number, word: string) => `${number} ${word}${number === 1 ? '' : 's'}`

function list(numbers: readonly number[]): string {
  const last = numbers.at(-1)
  return numbers.length < 2 ? `${last}` : `${numbers.slice(0, -1).join(', ')} and ${last}`
}
