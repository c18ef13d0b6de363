/**
 * Resolves imports: modules and the theme's own files are inlined, addresses are left to the browser, others are
 * refused.
 */

import { importableFile } from './import-path.ts'
import { STYLE_MODULES } from './modules/index.ts'
import { readImport } from './read-import.ts'
import type { Statement } from './scan-style.ts'
import type { SheetProgress } from './sheet-progress.ts'

const MAX_IMPORTS = 20

/** @param prelude the text behind `@import` */
export function prepareImport(sheet: SheetProgress, statement: Statement, prelude: string) {
  const { start } = statement
  const read = readImport(prelude)
  sheet.skip(statement)
  if (typeof read === 'string') return sheet.report('less-refused', start, read)
  if (read.kind === 'address') {
    return sheet.put(`@import ${read.text};`, start)
  }
  const module = Object.hasOwn(STYLE_MODULES, read.name) ? STYLE_MODULES[read.name] : undefined
  if (module !== undefined) return importModule(sheet, statement, { name: read.name, text: module })
  const found = importableFile(read.name, sheet.file.path, sheet.shared.importable)
  if (typeof found === 'string') sheet.report('less-refused', start, found)
  else if (found.path === undefined) {
    const message = `The style module "${read.name}" is not known, so the import is left out.`
    sheet.report('less-import', start, message, read.name)
  } else importOwnFile(sheet, statement, found.path)
}

function importModule(
  sheet: SheetProgress,
  { start }: Statement,
  { name, text }: { readonly name: string; readonly text: string },
) {
  const unit = sheet.prepare({ path: name, text }, sheet.shared, {
    importedBy: [...sheet.importedBy, name],
    isNested: true,
  })
  if (!unit) return sheet.report('less-import', start, `The module "${name}" cannot be used here.`)
  sheet.put(unit.toString(), start)
}

function importOwnFile(sheet: SheetProgress, { start }: Statement, path: string) {
  const chain = [...sheet.importedBy, sheet.file.path]
  if (chain.includes(path)) {
    return sheet.report('less-import', start, `\`${path}\` imports itself, so it is left out here.`)
  }
  if (chain.length > MAX_IMPORTS) {
    return sheet.report('less-nesting', start, 'Imports are nested too deeply.')
  }
  const isScoped = sheet.isNested || sheet.hasOpenBlock
  // Inside a rule or mixin, each import of the file gives other styles.
  if (!isScoped && sheet.shared.included.has(path)) return
  sheet.shared.included.add(path)
  const text = sheet.shared.importable.get(path) ?? ''
  const unit = sheet.prepare({ path, text }, sheet.shared, {
    importedBy: chain,
    isNested: isScoped,
  })
  if (unit) sheet.out.append(unit)
}
