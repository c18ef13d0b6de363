/**
 * Explains why a `{…}` is text although it was surely meant as a tag. In the language no tag is invalid, and CSS
 * and JavaScript stand between the same braces: in doubt nothing is reported.
 */

import { OP } from '../instructions/opcodes.ts'
import { parseTemplate } from '../parser/parse-template.ts'
import type { Remark } from './finding.ts'
import { explainInstruction } from './refused-instruction.ts'
import { explainVariable } from './refused-variable.ts'

/** The remark for the text between the braces of a refused tag. */
export function explainRefusal(inside: string): Remark | undefined {
  const trimmed = inside.trim()
  if (trimmed !== inside && isSurelyTag(trimmed)) return spaceInTag(trimmed)
  if (trimmed.startsWith('.')) return explainInstruction(inside)
  return inside.includes('|') ? explainVariable(inside, isTag) : undefined
}

/** Whether it is neither JavaScript nor CSS: `{ title }` may be, `{ .end }` and `{ @index }` are not. */
function isSurelyTag(inside: string): boolean {
  return /^[.@]|\|/.test(inside) && isTag(inside)
}

function isTag(inside: string): boolean {
  const { code, diagnostics } = parseTemplate(`{${inside}}`)
  const [first] = code[2]
  const isText = typeof first === 'object' && first[0] === OP.TEXT
  return !isText && !diagnostics.some(({ type }) => type === 'parser')
}

function spaceInTag(trimmed: string): Remark {
  return {
    code: 'space-in-tag',
    message: 'A tag must not begin or end with a space, so this is printed as text.',
    hint: `Write \`{${trimmed}}\`.`,
  }
}
