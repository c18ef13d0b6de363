/**
 * Turns a sheet into input for the compiler: imports are inlined, CSS that is newer than the compiler is escaped, and
 * references outside the theme are refused. Nothing is ever read from a file or an address.
 */

import type { Preparation, Replacement, SheetFile } from './preparation.ts'
import { prepareAtRule } from './prepare-at-rule.ts'
import { prepareBlockValue, prepareDeclaration } from './prepare-declaration.ts'
import { prepareRule } from './prepare-rule.ts'
import { endOfComment, readStatement, type Statement } from './scan-style.ts'
import { type SheetPlace, SheetProgress } from './sheet-progress.ts'
import { isBlockValue, isPropertyAt, isVariable } from './statement-parts.ts'
import type { TracedText } from './traced-text.ts'

/** Nesting limit of parentheses: in the compiler every level takes a part of the stack. */
const MAX_PARENTHESES = 50

const NOWHERE: SheetPlace = { importedBy: [], isNested: false }

/** The prepared sheet; undefined if it is malformed, which has been reported as a problem. */
export function prepareSheet(
  file: SheetFile,
  shared: Preparation,
  place: SheetPlace = NOWHERE,
): TracedText | undefined {
  const { text, path } = file
  const sheet = new SheetProgress(file, shared, { ...place, prepare: prepareSheet })
  const replacements = new Map((shared.replacements.get(path) ?? []).map((one) => [one.start, one]))
  shared.budget -= text.length
  if (shared.budget < 0) {
    sheet.breakOff('less-too-large', 0, 'The style sheets are too large together from here on.')
  }
  while (sheet.at < text.length && !sheet.isBroken) step(sheet, replacements)
  const open = sheet.openedLast
  if (open && !sheet.isBroken) {
    const message = 'The style sheet ends inside this block: its `}` is missing.'
    sheet.breakOff('less-syntax', open.offset, message)
  }
  return sheet.isBroken ? undefined : sheet.out
}

/** Handles the next comment, end of a block or statement. */
function step(sheet: SheetProgress, replacements: ReadonlyMap<number, Replacement>) {
  const { text } = sheet.file
  const replaced = replacements.get(sheet.at)
  if (replaced && replaced.end > sheet.at) {
    sheet.put(replaced.text, sheet.at)
    sheet.at = replaced.end
    return
  }
  const char = text[sheet.at]
  if (char === undefined) return
  if (char === ';' || char.trim() === '') gap(sheet)
  else if (char === '}') sheet.closeBlock()
  else if (endOfComment(text, sheet.at) !== undefined) comment(sheet)
  else prepareStatement(sheet, readStatement(text, sheet.at))
}

const GAP = /[\s;]*/y

function gap(sheet: SheetProgress) {
  GAP.lastIndex = sheet.at
  GAP.test(sheet.file.text)
  sheet.copyTo(GAP.lastIndex)
}

function comment(sheet: SheetProgress) {
  const { text } = sheet.file
  const end = endOfComment(text, sheet.at) ?? text.length
  const isBlock = text[sheet.at + 1] === '*'
  if (isBlock && !text.startsWith('*/', end - 2)) {
    return sheet.breakOff('less-syntax', sheet.at, 'This comment is never closed.')
  }
  if (isBlock) sheet.copyTo(end)
  sheet.at = end
}

function prepareStatement(sheet: SheetProgress, statement: Statement) {
  const { text } = sheet.file
  const { start, end, terminator, depth, hasBacktick } = statement
  sheet.at = end
  if (depth > MAX_PARENTHESES) {
    return sheet.breakOff('less-nesting', start, 'Parentheses are nested too deeply.')
  }
  if (isBlockValue(text, statement)) return prepareBlockValue(sheet, statement)
  if (hasBacktick && terminator !== '{') {
    sheet.report('less-refused', start, 'Style sheets run no script, so this is left out.')
  } else if (/@(?!\{)/y.test(text.slice(start, start + 2)) && !isVariable(text, statement)) {
    prepareAtRule(sheet, statement)
  } else if (terminator === '{') prepareRule(sheet, statement)
  else if (statement.colon >= 0 && isPropertyAt(text, statement))
    prepareDeclaration(sheet, statement)
  else sheet.copy(statement, start, end)
  sheet.terminate(statement)
}
