/** Checks text that was surely meant as a tag, a comment or part of one. */

import { hasFormatter } from '../formatters/registry.ts'
import { OP } from '../instructions/opcodes.ts'
import type { Template } from '../parser/parse-template.ts'
import { type Finding, findingAt, type Remark } from './finding.ts'
import { explainRefusal } from './refused-tag.ts'
import type { Visit } from './visits.ts'

/** Findings, without those that the parser has already reported. */
export function* checkRefused(
  template: Template,
  visits: readonly Visit[],
  reported: ReadonlySet<number>,
): Iterable<Finding> {
  for (const { instruction, offset } of visits) {
    if (reported.has(offset)) continue
    if (instruction[0] === OP.TEXT) yield* checkText(template, offset, instruction[1])
    else if (instruction[0] === OP.COMMENT && instruction[2] === 1) {
      const end = offset + '{##'.length + instruction[1].length
      if (!template.source.startsWith('##}', end)) yield findingAt(template, offset, openComment)
    }
  }
}

const openComment: Remark = {
  code: 'eof-in-comment',
  message: 'The comment is never closed, so nothing after it is printed.',
  hint: 'A comment that begins with `{##` ends with `##}`.',
}

const WHOLE_TAG = /^\{([^{}]*)\}$/
/**
 * An instruction followed by markup in place of its brace. CSS may look like the beginning, but not like all of it.
 */
const INSTRUCTION_WITHOUT_BRACE =
  /\{\.(?:(?:repeated section|section|if)[ \t]+[\w@$.?&| -]+?|end|or)[ \t]*(?=<)/g
const VARIABLE_WITHOUT_BRACE = /\{[@\w][\w@.-]*\|([a-zA-Z][\w-]*)[^{}<>|]*(?=<\/?[a-z])/g

function* checkText(template: Template, offset: number, text: string): Iterable<Finding> {
  const inside = WHOLE_TAG.exec(text)?.[1]
  // `{{ … }}` belongs to script that runs in the browser.
  const isForeign = template.source[offset - 1] === '{'
  const remark = inside === undefined || isForeign ? undefined : explainRefusal(inside)
  if (remark) yield findingAt(template, offset, remark)
  if (inside !== undefined || !text.includes('{')) return
  for (const { index, 0: tag } of text.matchAll(INSTRUCTION_WITHOUT_BRACE)) {
    yield braceMissing(template, offset + index, tag)
  }
  for (const { index, 0: tag, 1: formatter = '' } of text.matchAll(VARIABLE_WITHOUT_BRACE)) {
    if (hasFormatter(formatter)) yield braceMissing(template, offset + index, tag)
  }
}

function braceMissing(template: Template, offset: number, tag: string): Finding {
  return findingAt(template, offset, {
    code: 'brace-missing',
    message: `\`${tag.trim()}\` has no closing brace, so it is printed as text.`,
  })
}
