/**
 * Why a `{…}` is text although it was surely meant as a tag. The language has no such thing as a wrong
 * tag, and CSS and JavaScript stand in templates between the same braces: in doubt nothing is said.
 */

import { OP } from '../instructions/opcodes.ts'
import { parseTemplate } from '../parser/parse-template.ts'
import type { Remark } from './finding.ts'
import { explainInstruction } from './refused-instruction.ts'
import { explainVariable } from './refused-variable.ts'

/** For the text between the braces of a tag that the parser refused. */
export function explainRefusal(inside: string): Remark | undefined {
  const trimmed = inside.trim()
  if (trimmed !== inside && isSurelyTag(trimmed)) return spaceInTag(trimmed)
  if (trimmed.startsWith('.')) return explainInstruction(inside)
  return inside.includes('|') ? explainVariable(inside, isTag) : undefined
}

/** `{ title }` may be JavaScript; `{ .end }` and `{ @index }` are neither that nor CSS. */
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
