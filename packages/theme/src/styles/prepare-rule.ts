/** Prepares heads of rules and mixins: selectors that the compiler does not know are escaped. */

import type { Statement } from './scan-style.ts'
import { selectorParts } from './selector-parts.ts'
import type { SheetProgress } from './sheet-progress.ts'

/** Prepares a selector, or the head of a mixin. */
export function prepareRule(sheet: SheetProgress, statement: Statement) {
  const { text } = sheet.file
  const { start, end } = statement
  const head = text.slice(start, end)
  const nested = sheet.isInRule() ? /\([^(){}]{0,500}&/.exec(head) : null
  if (nested) {
    const message =
      'A `&` inside of parentheses is not the rule around it here: write its selector.'
    sheet.report('less-unsupported', start + nested.index, message)
  }
  const odd = selectorParts(head)
  let from = start
  for (const [partStart, partEnd] of odd) {
    const part = head.slice(partStart, partEnd)
    const offset = start + partStart
    sheet.copy(statement, from, offset)
    const isExtension = part.startsWith(':extend(')
    const variable = isExtension ? undefined : sheet.define(part)
    if (isExtension) refuseExtension(sheet, offset)
    else if (variable === undefined) continue
    else sheet.put(`@{${variable}}`, offset)
    from = start + partEnd
  }
  sheet.copy(statement, from, end)
}

export function refuseExtension(sheet: SheetProgress, offset: number) {
  const message = 'Extending a rule is not known here, so it has no effect: use a mixin.'
  sheet.report('less-unsupported', offset, message)
}
