/**
 * Makes of a sheet what the compiler takes: imports are put in place, CSS that is younger than the compiler is kept
 * out of its way, and what would reach outside of the theme is refused. Nothing is ever read from a file or an address.
 */

import { disguisedAtRule, disguisedProperty, isYoungAtRule } from './disguised-css.ts'
import { importableFile } from './import-path.ts'
import { STYLE_MODULES } from './modules/index.ts'
import { escaped, literal, protectValue } from './protect-css.ts'
import { readImport } from './read-import.ts'
import { endOfComment, readStatement, readWithBlocks, type Statement } from './scan-style.ts'
import { selectorParts } from './selector-parts.ts'
import { isBlockValue, isPropertyAt, isVariable, withoutComments } from './statement-parts.ts'
import type { StyleProblem } from './style-problem.ts'
import { TracedText } from './traced-text.ts'

export interface SheetFile {
  /** Relative to the theme: `styles/site.less`. */
  readonly path: string
  readonly text: string
}

/** Other text for a part of a file, such as the body of a font's mixin. */
export interface Replacement {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** What all sheets of a unit share while they are prepared. */
export interface Preparation {
  /** What sheets may import, by path. */
  readonly importable: ReadonlyMap<string, string>
  /** Paths that are in the unit, listed or imported, and are not put into it again. */
  readonly included: Set<string>
  readonly replacements: ReadonlyMap<string, readonly Replacement[]>
  /** Variables that stand for what the compiler cannot read. */
  readonly definitions: string[]
  report(problem: PreparationProblem): void
  /** How much text all sheets together may still become; below nothing, sheets are left out. */
  budget: number
}

export type PreparationProblem = Pick<StyleProblem, 'code' | 'message' | 'name'> & {
  readonly file: string
  readonly offset: number
}

/** In the compiler every level takes a part of the stack. */
const MAX_BLOCKS = 50
const MAX_PARENTHESES = 50
const MAX_IMPORTS = 20

/** The sheet, or nothing if it is no whole sheet: its problem has been reported. */
export function prepareSheet(
  file: SheetFile,
  preparation: Preparation,
  importedBy: readonly string[] = [],
  isNested = false,
): TracedText | undefined {
  return new SheetPreparation(file, preparation, importedBy, isNested).prepare()
}

const GAP = /[\s;]*/y

type Block = { readonly offset: number; readonly kind: 'at' | 'media' | 'rule' }

class SheetPreparation {
  private readonly out = new TracedText()
  private readonly blocks: Block[] = []
  private readonly file: SheetFile
  private readonly shared: Preparation
  private readonly importedBy: readonly string[]
  private readonly isNested: boolean
  private readonly replacements: ReadonlyMap<number, Replacement>
  private at = 0
  private isBroken = false

  constructor(
    file: SheetFile,
    shared: Preparation,
    importedBy: readonly string[],
    isNested: boolean,
  ) {
    this.file = file
    this.shared = shared
    this.importedBy = importedBy
    this.isNested = isNested
    const replacements = shared.replacements.get(file.path) ?? []
    this.replacements = new Map(replacements.map((one) => [one.start, one]))
  }

  prepare(): TracedText | undefined {
    const { text } = this.file
    this.shared.budget -= text.length
    if (this.shared.budget < 0) {
      this.breakOff('less-too-large', 0, 'The style sheets are too large together from here on.')
    }
    while (this.at < text.length && !this.isBroken) this.step()
    const open = this.blocks.at(-1)
    if (open && !this.isBroken) {
      const message = 'The style sheet ends inside this block: its `}` is missing.'
      this.breakOff('less-syntax', open.offset, message)
    }
    return this.isBroken ? undefined : this.out
  }

  /** Comments, ends of blocks and statements, one at a time. */
  private step() {
    const { text } = this.file
    const replaced = this.replacements.get(this.at)
    if (replaced && replaced.end > this.at) {
      this.out.put(replaced.text, this.origin(this.at))
      this.at = replaced.end
      return
    }
    const char = text[this.at]
    if (char === undefined) return
    if (char === ';' || char.trim() === '') this.gap()
    else if (char === '}') this.endBlock()
    else if (endOfComment(text, this.at) !== undefined) this.comment()
    else this.statement(readStatement(text, this.at))
  }

  private gap() {
    const { text, path } = this.file
    GAP.lastIndex = this.at
    GAP.test(text)
    this.out.copy(path, text, this.at, GAP.lastIndex)
    this.at = GAP.lastIndex
  }

  private comment() {
    const { text, path } = this.file
    const end = endOfComment(text, this.at) ?? text.length
    const isBlock = text[this.at + 1] === '*'
    if (isBlock && !text.startsWith('*/', end - 2)) {
      return this.breakOff('less-syntax', this.at, 'This comment is never closed.')
    }
    if (isBlock) this.out.copy(path, text, this.at, end)
    this.at = end
  }

  private endBlock() {
    const { text, path } = this.file
    if (!this.blocks.pop()) {
      return this.breakOff('less-syntax', this.at, 'This `}` closes nothing.')
    }
    this.out.copy(path, text, this.at, ++this.at)
  }

  private statement(statement: Statement) {
    const { text } = this.file
    const { start, end, terminator, depth, hasBacktick } = statement
    this.at = end
    if (depth > MAX_PARENTHESES) {
      return this.breakOff('less-nesting', start, 'Parentheses are nested too deeply.')
    }
    if (isBlockValue(text, statement)) return this.blockValue(statement)
    if (hasBacktick && terminator !== '{') {
      this.report('less-refused', start, 'Style sheets run no script, so this is left out.')
    } else if (/@(?!\{)/y.test(text.slice(start, start + 2)) && !isVariable(text, statement)) {
      this.atRule(statement)
    } else if (terminator === '{') this.rule(statement)
    else if (statement.colon >= 0 && isPropertyAt(text, statement)) this.declaration(statement)
    else this.copy(statement, start, end)
    this.terminate(statement)
  }

  private terminate({ terminator, end }: Statement) {
    const { text, path } = this.file
    if (terminator === '{' && this.at === end) {
      this.openBlock(end, 'rule')
    } else if (terminator === ';' && this.at === end) {
      this.out.copy(path, text, end, ++this.at)
    }
  }

  private openBlock(brace: number, kind: Block['kind']) {
    this.blocks.push({ offset: brace, kind })
    if (this.blocks.length > MAX_BLOCKS) {
      return this.breakOff('less-nesting', brace, 'Blocks are nested too deeply.')
    }
    this.out.copy(this.file.path, this.file.text, brace, brace + 1)
    this.at = brace + 1
  }

  /** A selector, or the head of a mixin. */
  private rule(statement: Statement) {
    const { text } = this.file
    const { start, end } = statement
    const head = text.slice(start, end)
    const nested = this.isInRule() ? /\([^(){}]{0,500}&/.exec(head) : null
    if (nested) {
      const message =
        'A `&` inside of parentheses is not the rule around it here: write its selector.'
      this.report('less-unsupported', start + nested.index, message)
    }
    const odd = selectorParts(head)
    let from = start
    for (const [partStart, partEnd] of odd) {
      const part = head.slice(partStart, partEnd)
      const offset = start + partStart
      this.copy(statement, from, offset)
      const isExtension = part.startsWith(':extend(')
      const variable = isExtension ? undefined : this.define(part)
      if (isExtension) this.extendUnknown(offset)
      else if (variable === undefined) continue
      else this.out.put(`@{${variable}}`, this.origin(offset))
      from = start + partEnd
    }
    this.copy(statement, from, end)
  }

  private extendUnknown(offset: number) {
    const message = 'Extending a rule is not known here, so it has no effect: use a mixin.'
    this.report('less-unsupported', offset, message)
  }

  private declaration(statement: Statement) {
    const { text, path } = this.file
    const { start, end, colon } = statement
    const key = withoutComments(statement, text, start, colon).trim()
    const value = withoutComments(statement, text, colon + 1, end)
    if (key === '&' || key.includes('@{')) {
      if (key === '&') return this.extendUnknown(start)
      const message = 'The name of a property cannot hold a variable, so this is left out.'
      return this.report('less-unsupported', start, message)
    }
    if (DATA_URI.test(value)) {
      const message = 'Style sheets read no files: `data-uri` is left out.'
      return this.report('less-refused', colon + 1 + Math.max(0, value.search(DATA_URI)), message)
    }
    const wanted = disguisedProperty(key)
    if (wanted === text.slice(start, colon)) this.out.copy(path, text, start, colon)
    else this.out.put(wanted, this.origin(start))
    this.out.copy(path, text, colon, colon + 1)
    const isOwnVariable = key.startsWith('@')
    const kept = protectValue(isOwnVariable ? '' : key.toLowerCase(), value)
    if (kept === text.slice(colon + 1, end)) this.out.copy(path, text, colon + 1, end)
    else if (kept === value) this.copy(statement, colon + 1, end)
    else this.out.put(kept, this.origin(colon + 1 + (value.length - value.trimStart().length)))
  }

  /** `--name: { … }`: to the compiler one piece of text. */
  private blockValue(head: Statement) {
    const { text, path } = this.file
    const { start, colon } = head
    const whole = readWithBlocks(text, head)
    this.at = whole.end
    const value = withoutComments(whole, text, colon + 1, whole.end).trim()
    const kept = literal(value)
    if (kept === value) {
      const message = 'Blocks with both kinds of quotes are left out of custom properties here.'
      this.report('less-unsupported', start, message)
    } else {
      this.out.put(disguisedProperty(text.slice(start, colon)), this.origin(start))
      this.out.copy(path, text, colon, colon + 1)
      this.out.put(kept, this.origin(colon + 1))
    }
    this.terminate(whole)
  }

  private atRule(statement: Statement) {
    const { text } = this.file
    const { start, end, terminator } = statement
    const [, vendor = '', name = ''] =
      /^@(-[a-z]+-)?([a-z-]+)/i.exec(text.slice(start, start + 60)) ?? []
    const prelude = text.slice(start + 1 + vendor.length + name.length, end)
    if (name === 'import' || name === 'import-once') this.import(statement, prelude)
    else if (name === 'plugin') {
      this.report('less-refused', start, 'Style sheets run no script, so the plugin is left out.')
      this.skip(statement)
    } else if (terminator !== '{') {
      const isYoung = isYoungAtRule(name)
      if (isYoung) this.out.put(`@${name} ${escaped(prelude.trim())}`, this.origin(start))
      else this.copy(statement, start, end)
    } else if (name === 'media' && vendor === '') this.media(statement, prelude)
    else if (isYoungAtRule(name) || (name === 'supports' && this.isInRule())) {
      this.youngAtRule(statement, `${name} ${prelude.trim()}`)
    } else {
      this.copy(statement, start, end)
      this.openBlock(end, 'at')
    }
  }

  /** Which the compiler takes for a condition of `@supports`, or for one of `@media` where variables count. */
  private youngAtRule(statement: Statement, head: string) {
    const { start, end } = statement
    const marked = disguisedAtRule(head)
    const isBubbling = this.isInRule() || head.includes('@')
    const variable = isBubbling ? this.define(marked) : undefined
    const text = variable === undefined ? `@supports ${marked} ` : `@media @${variable} `
    this.out.put(text, this.origin(start))
    this.openBlock(end, isBubbling ? 'media' : 'at')
  }

  private media(statement: Statement, prelude: string) {
    const { start, end } = statement
    const isPlain = !/[@~"']/.test(prelude)
    if (isPlain && this.blocks.some(({ kind }) => kind === 'at') && !this.isInRule()) {
      return this.youngAtRule(statement, `media ${prelude.trim()}`)
    }
    const isOdd = isPlain && /[<>=]|\([^()]*\(/.test(prelude)
    const variable = isOdd ? this.define(prelude.trim()) : undefined
    if (variable === undefined) this.copy(statement, start, end)
    else this.out.put(`@media @${variable} `, this.origin(start))
    this.openBlock(end, 'media')
  }

  private isInRule(): boolean {
    return this.isNested || this.blocks.some(({ kind }) => kind === 'rule')
  }

  private import(statement: Statement, prelude: string) {
    const { start } = statement
    const read = readImport(prelude)
    this.skip(statement)
    if (typeof read === 'string') return this.report('less-refused', start, read)
    if (read.kind === 'address') {
      return this.out.put(`@import ${read.text};`, this.origin(start))
    }
    const module = Object.hasOwn(STYLE_MODULES, read.name) ? STYLE_MODULES[read.name] : undefined
    if (module !== undefined) return this.module(statement, read.name, module)
    const found = importableFile(read.name, this.file.path, this.shared.importable)
    if (typeof found === 'string') this.report('less-refused', start, found)
    else if (found.path === undefined) {
      const message = `The style module "${read.name}" is not known, so the import is left out.`
      this.report('less-import', start, message, read.name)
    } else this.ownFile(statement, found.path)
  }

  private module({ start }: Statement, name: string, text: string) {
    const unit = prepareSheet({ path: name, text }, this.shared, [...this.importedBy, name], true)
    if (!unit) return this.report('less-import', start, `The module "${name}" cannot be used here.`)
    this.out.put(unit.toString(), this.origin(start))
  }

  private ownFile({ start }: Statement, path: string) {
    const chain = [...this.importedBy, this.file.path]
    if (chain.includes(path)) {
      return this.report(
        'less-import',
        start,
        `\`${path}\` imports itself, so it is left out here.`,
      )
    }
    if (chain.length > MAX_IMPORTS) {
      return this.report('less-nesting', start, 'Imports are nested too deeply.')
    }
    const isScoped = this.isNested || this.blocks.length > 0
    // Inside of a rule or mixin it means something else each time.
    if (!isScoped && this.shared.included.has(path)) return
    this.shared.included.add(path)
    const text = this.shared.importable.get(path) ?? ''
    const unit = prepareSheet({ path, text }, this.shared, chain, isScoped)
    if (unit) this.out.append(unit)
  }

  /** Steps over a statement, with its block if it has one. */
  private skip({ terminator, end }: Statement) {
    this.at = terminator === ';' ? end + 1 : end
  }

  /** Part of a statement as it stands, without its comments: the compiler stumbles over some of them. */
  private copy({ comments }: Statement, start: number, end: number) {
    const { text, path } = this.file
    let from = start
    for (const [commentStart, commentEnd] of comments) {
      if (commentStart < from || commentEnd > end) continue
      this.out.copy(path, text, from, commentStart)
      this.out.put(' ')
      from = commentEnd
    }
    this.out.copy(path, text, from, end)
  }

  /** A variable that stands for the text; nothing if no text of LESS can hold it. */
  private define(text: string): string | undefined {
    const { definitions } = this.shared
    const value = escaped(text)
    if (value === text) return undefined
    const name = `sw-kept-${definitions.length}`
    definitions.push(`@${name}: ${value};`)
    return name
  }

  private origin(offset: number) {
    return { file: this.file.path, offset }
  }

  private report(code: StyleProblem['code'], offset: number, message: string, name?: string) {
    const named = name === undefined ? {} : { name }
    this.shared.report({ code, message, ...named, ...this.origin(offset) })
  }

  private breakOff(code: StyleProblem['code'], offset: number, message: string) {
    this.report(code, offset, message)
    this.isBroken = true
  }
}

const DATA_URI = /(?<![\w-])data-uri\(/i
