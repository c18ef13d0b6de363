/** Marks of changed sections in the address of a frame, and the styles that show them. They are no secret, and need no signature. Pure. */

import type { SectionDifference } from '@sitewright/core/document/compare-documents'
import { isId } from '@sitewright/core/id'

export type SectionMark = Pick<SectionDifference, 'kind' | 'place' | 'sectionId'>

/** Sections that one frame marks, which keeps its address below the length that servers take. */
const MOST_MARKS = 60

const LETTERS = { added: 'a', changed: 'c', removed: 'r' } as const
/** Colours that stand out from pages of any colour, with white around them. */
const COLORS: Readonly<Record<string, string>> = { a: '#15803d', c: '#b45309', r: '#b91c1c' }

export function writeMarks(marks: readonly SectionMark[]): string {
  return marks
    .slice(0, MOST_MARKS)
    .map(({ kind, place, sectionId }) => `${LETTERS[kind]}-${place}-${sectionId}`)
    .join('.')
}

/** Styles for the marks in an address; what does not read like a mark is left out. */
export function markStyles(marks: unknown): string {
  const read = typeof marks === 'string' ? marks.split('.').slice(0, MOST_MARKS) : []
  const rules = read.flatMap((mark) => {
    const [letter = '', place = '', sectionId = ''] = mark.split('-')
    const color = Object.hasOwn(COLORS, letter) ? COLORS[letter] : undefined
    if (!color || !/^\d{1,3}$/.test(place) || !isId(sectionId)) return []
    const section = `[data-section-id="${sectionId}"]`
    return [
      `${section}{outline:4px solid ${color}!important;outline-offset:-4px!important;position:relative}`,
      `${section}::after{content:"${place}";position:absolute;z-index:9;inset:0 auto auto 0;min-width:2rem;padding:.25rem .625rem;background:${color};color:#fff;font:700 1.25rem/1.5 system-ui,sans-serif;text-align:center;box-shadow:0 0 0 2px #fff}`,
    ]
  })
  return `[id^="section-"]{scroll-margin-top:7rem}${rules.join('')}`
}
