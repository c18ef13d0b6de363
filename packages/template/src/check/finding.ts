/** Findings of the template checker. Most codes are those of the language's Java engine. */

import { locate } from '../diagnostics.ts'
import type { Template } from '../parser/parse-template.ts'

export const SEVERITIES = {
  'apply-partial-missing': 'error',
  'bindvar-expects-name': 'error',
  'brace-missing': 'error',
  'branch-limit': 'error',
  'constant-condition': 'warning',
  'ctxvar-expects-bindings': 'error',
  'ctxvar-expects-name': 'error',
  'dead-code-block': 'error',
  'empty-loop-body': 'warning',
  'eof-in-block': 'error',
  'eof-in-comment': 'error',
  'expression-parse': 'error',
  'extra-chars': 'error',
  'formatter-args-invalid': 'error',
  'formatter-args-unused': 'warning',
  'formatter-empty': 'warning',
  'formatter-invalid': 'error',
  'formatter-needs-args': 'error',
  'formatter-unknown': 'error',
  'if-empty': 'error',
  'if-expected-varop': 'error',
  'include-expects-name': 'error',
  'include-partial-missing': 'error',
  'inject-expects-name': 'error',
  'inject-expects-path': 'error',
  'inject-path-missing': 'error',
  'instruction-after-eof': 'error',
  'instruction-limit': 'error',
  'invalid-instruction': 'error',
  'local-never-bound': 'error',
  'local-out-of-reach': 'warning',
  'macro-expects-name': 'error',
  'macro-unused': 'warning',
  'mismatched-end': 'error',
  'missing-section-keyword': 'error',
  'missing-variable-name': 'error',
  'missing-with-keyword': 'error',
  'nesting-limit': 'error',
  'not-allowed-at-root': 'error',
  'not-allowed-in-block': 'error',
  'or-expected-predicate': 'error',
  'partial-recursion': 'warning',
  'partial-recursion-endless': 'error',
  'predicate-args-invalid': 'error',
  'predicate-args-unused': 'warning',
  'predicate-needs-args': 'error',
  'predicate-unknown': 'error',
  'space-in-tag': 'error',
  'tag-unclosed': 'warning',
  'variable-expected': 'error',
  'whitespace-expected': 'error',
} as const satisfies Record<string, 'error' | 'warning'>

export type FindingCode = keyof typeof SEVERITIES

export interface Finding {
  readonly code: FindingCode
  readonly severity: 'error' | 'warning'
  /** One or two sentences about the mistake. */
  readonly message: string
  /** The way to fix it, if known. */
  readonly hint?: string
  /** The template's name. */
  readonly file: string
  readonly offset: number
  /** Both count from 1. */
  readonly line: number
  readonly column: number
}

export interface Remark {
  readonly code: FindingCode
  readonly message: string
  readonly hint?: string | undefined
}

export function findingAt(
  template: Template,
  offset: number,
  { code, message, hint }: Remark,
): Finding {
  return {
    code,
    severity: SEVERITIES[code],
    message,
    ...(hint !== undefined && { hint }),
    offset,
    ...locate(template, offset),
  }
}

/** The hint for a misspelt name. */
export function didYouMean(name: string | undefined): string | undefined {
  return name === undefined ? undefined : `Did you mean \`${name}\`?`
}
