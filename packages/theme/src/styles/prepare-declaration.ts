/** Prepares declarations: values that the compiler would misread reach the browser as they were written. */

import { disguisedProperty } from './disguised-css.ts'
import { refuseExtension } from './prepare-rule.ts'
import { literal, protectValue } from './protect-css.ts'
import { readWithBlocks, type Statement } from './scan-style.ts'
import type { SheetProgress } from './sheet-progress.ts'
import { withoutComments } from './statement-parts.ts'

const DATA_URI = /(?<![\w-])data-uri\(/i

export function prepareDeclaration(sheet: SheetProgress, statement: Statement) {
  const { text } = sheet.file
  const { start, end, colon } = statement
  const key = withoutComments(statement, text, start, colon).trim()
  const value = withoutComments(statement, text, colon + 1, end)
  if (key === '&' || key.includes('@{')) {
    if (key === '&') return refuseExtension(sheet, start)
    const message = 'The name of a property cannot hold a variable, so this is left out.'
    return sheet.report('less-unsupported', start, message)
  }
  if (DATA_URI.test(value)) {
    const message = 'Style sheets read no files: `data-uri` is left out.'
    return sheet.report('less-refused', colon + 1 + Math.max(0, value.search(DATA_URI)), message)
  }
  const wanted = disguisedProperty(key)
  if (wanted === text.slice(start, colon)) sheet.copyText(start, colon)
  else sheet.put(wanted, start)
  sheet.copyText(colon, colon + 1)
  const isOwnVariable = key.startsWith('@')
  const kept = protectValue(isOwnVariable ? '' : key.toLowerCase(), value)
  if (kept === text.slice(colon + 1, end)) sheet.copyText(colon + 1, end)
  else if (kept === value) sheet.copy(statement, colon + 1, end)
  else sheet.put(kept, colon + 1 + (value.length - value.trimStart().length))
}

/** `--name: { … }`, which the compiler gets as one piece of text. */
export function prepareBlockValue(sheet: SheetProgress, head: Statement) {
  const { text } = sheet.file
  const { start, colon } = head
  const whole = readWithBlocks(text, head)
  sheet.at = whole.end
  const value = withoutComments(whole, text, colon + 1, whole.end).trim()
  const kept = literal(value)
  if (kept === value) {
    const message = 'Blocks with both kinds of quotes are left out of custom properties here.'
    sheet.report('less-unsupported', start, message)
  } else {
    sheet.put(disguisedProperty(text.slice(start, colon)), start)
    sheet.copyText(colon, colon + 1)
    sheet.put(kept, colon + 1)
  }
  sheet.terminate(whole)
}
