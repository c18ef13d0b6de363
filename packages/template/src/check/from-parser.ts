/** Converts the parser's diagnostics to findings. */

import { nearestWord } from '@sitewright/core/nearest-word'
import type { Diagnostic } from '../diagnostics.ts'
import { formatters } from '../formatters/registry.ts'
import { type Lines, linesIn } from '../lines.ts'
import type { Template } from '../parser/parse-template.ts'
import { predicates } from '../predicates/registry.ts'
import { didYouMean, type Finding, findingAt, type Remark } from './finding.ts'
import { tagAt } from './tag-text.ts'

/** Remarks by the parser's code. The tag is the one it points at. */
const REMARKS: Readonly<Record<string, (tag: string, message: string) => Remark>> = {
  'branch-limit': (_tag, message) => ({ code: 'branch-limit', message: `${message}.` }),
  'dead-code': () => ({
    code: 'dead-code-block',
    message: 'This never runs: the `{.or}` before it has no condition and takes all that is left.',
  }),
  'end-of-input-in-block': (tag) => ({
    code: 'eof-in-block',
    message: `\`${tag}\` is never closed: its \`{.end}\` is missing.`,
  }),
  'instruction-after-end': () => ({
    code: 'instruction-after-eof',
    message: 'Nothing from here on is printed: `{.eof}` has ended the template.',
  }),
  'instruction-limit': (_tag, message) => ({
    code: 'instruction-limit',
    message: `${message}.`,
  }),
  'nesting-limit': (_tag, message) => ({ code: 'nesting-limit', message: `${message}.` }),
  'not-allowed-at-root': (tag) =>
    tag === '{.end}'
      ? { code: 'mismatched-end', message: 'This `{.end}` closes nothing.' }
      : { code: 'not-allowed-at-root', message: `\`${tag}\` stands outside of any block.` },
  'not-allowed-in-block': (tag, message) => ({
    code: 'not-allowed-in-block',
    message: `\`${tag}\` does not belong here: ${WHERE[message] ?? 'this block has no such part'}.`,
  }),
  'unclosed-tag': (_tag, message) => ({ code: 'tag-unclosed', message: `${message}.` }),
  'unknown-formatter': (_tag, message) => {
    const name = quoted(message)
    return {
      code: 'formatter-unknown',
      message: `There is no formatter called \`${name}\`, so the tag is printed as text.`,
      hint: didYouMean(nearestWord(name, names(formatters))),
    }
  },
  'unknown-predicate': (_tag, message) => {
    const name = quoted(message)
    return {
      code: 'predicate-unknown',
      message: `There is no predicate called \`${name}\`, so it never holds.`,
      hint: didYouMean(nearestWord(name, names(predicates))),
    }
  },
}

const WHERE: Readonly<Record<string, string>> = {
  'ALTERNATES_WITH instruction is not allowed inside REPEATED block.':
    'a loop has one `{.alternates with}`',
  'OR_PREDICATE instruction is not allowed inside MACRO block.': 'a macro has no alternative',
}

/** Findings at the parser's offsets; of everything after `{.eof}` only the first. */
export function fromParser(template: Template): readonly Finding[] {
  const lines = linesIn(template)
  let isAfterEnd = false
  return template.diagnostics.flatMap((diagnostic) => {
    const remark = REMARKS[diagnostic.code]
    const isRepeated = isAfterEnd && diagnostic.code === 'instruction-after-end'
    isAfterEnd ||= diagnostic.code === 'instruction-after-end'
    if (!remark || isRepeated) return []
    const offset = offsetOf(diagnostic, lines)
    if (isTypeInComment(template, offset)) return []
    const tag = tagAt(template, offset)
    const finding = remark(tag, diagnostic.message.replace(/^SyntaxError: /, ''))
    return [findingAt(template, offset + placeInTag(diagnostic, tag), finding)]
  })
}

/** Offsets of the tags that the parser has reported. */
export function reportedOffsets(template: Template): ReadonlySet<number> {
  const lines = linesIn(template)
  return new Set(template.diagnostics.map((diagnostic) => offsetOf(diagnostic, lines)))
}

/** Whether the tag is a type in a JavaScript comment: `@param {string|null}`. */
function isTypeInComment({ source }: Template, offset: number): boolean {
  return /@[a-z]+ $/i.test(source.slice(Math.max(0, offset - 20), offset))
}

function offsetOf({ line = 1, column = 1 }: Diagnostic, lines: Lines): number {
  return lines.offsetAt(line, column)
}

/** Offset of the unknown name in the tag. */
function placeInTag({ code, message }: Diagnostic, tag: string): number {
  if (code !== 'unknown-formatter' && code !== 'unknown-predicate') return 0
  const name = quoted(message)
  const before = code === 'unknown-formatter' ? '|' : ''
  const at = tag.indexOf(before + name)
  return at < 0 ? 0 : at + before.length
}

function quoted(message: string): string {
  return /'([^']*)'/.exec(message)?.[1] ?? ''
}

function names(plugins: readonly { readonly name: string }[]): readonly string[] {
  return plugins.map(({ name }) => name)
}
