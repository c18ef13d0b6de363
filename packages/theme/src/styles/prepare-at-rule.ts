/** Prepares at-rules: those that the compiler does not know reach the browser disguised as one that it knows. */

import { disguisedAtRule, isYoungAtRule } from './disguised-css.ts'
import { prepareImport } from './prepare-import.ts'
import { escaped } from './protect-css.ts'
import type { Statement } from './scan-style.ts'
import type { SheetProgress } from './sheet-progress.ts'

export function prepareAtRule(sheet: SheetProgress, statement: Statement) {
  const { text } = sheet.file
  const { start, end, terminator } = statement
  const [, vendor = '', name = ''] =
    /^@(-[a-z]+-)?([a-z-]+)/i.exec(text.slice(start, start + 60)) ?? []
  const prelude = text.slice(start + 1 + vendor.length + name.length, end)
  if (name === 'import' || name === 'import-once') prepareImport(sheet, statement, prelude)
  else if (name === 'plugin') {
    sheet.report('less-refused', start, 'Style sheets run no script, so the plugin is left out.')
    sheet.skip(statement)
  } else if (terminator !== '{') {
    const isYoung = isYoungAtRule(name)
    if (isYoung) sheet.put(`@${name} ${escaped(prelude.trim())}`, start)
    else sheet.copy(statement, start, end)
  } else if (name === 'media' && vendor === '') prepareMedia(sheet, statement, prelude)
  else if (isYoungAtRule(name) || (name === 'supports' && sheet.isInRule())) {
    prepareYoungAtRule(sheet, statement, `${name} ${prelude.trim()}`)
  } else {
    sheet.copy(statement, start, end)
    sheet.openBlock(end, 'at')
  }
}

/** Disguises an at-rule as a condition of `@supports`, or of `@media` where variables are evaluated. */
function prepareYoungAtRule(sheet: SheetProgress, statement: Statement, head: string) {
  const { start, end } = statement
  const marked = disguisedAtRule(head)
  const isBubbling = sheet.isInRule() || head.includes('@')
  const variable = isBubbling ? sheet.define(marked) : undefined
  const text = variable === undefined ? `@supports ${marked} ` : `@media @${variable} `
  sheet.put(text, start)
  sheet.openBlock(end, isBubbling ? 'media' : 'at')
}

function prepareMedia(sheet: SheetProgress, statement: Statement, prelude: string) {
  const { start, end } = statement
  const isPlain = !/[@~"']/.test(prelude)
  if (isPlain && sheet.isIn('at') && !sheet.isInRule()) {
    return prepareYoungAtRule(sheet, statement, `media ${prelude.trim()}`)
  }
  const isOdd = isPlain && /[<>=]|\([^()]*\(/.test(prelude)
  const variable = isOdd ? sheet.define(prelude.trim()) : undefined
  if (variable === undefined) sheet.copy(statement, start, end)
  else sheet.put(`@media @${variable} `, start)
  sheet.openBlock(end, 'media')
}
