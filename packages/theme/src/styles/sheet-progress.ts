import type { Preparation, SheetFile } from './preparation.ts'
import { escaped } from './protect-css.ts'
import type { Statement } from './scan-style.ts'
import type { StyleProblem } from './style-problem.ts'
import { TracedText } from './traced-text.ts'

/** Nesting limit of blocks: in the compiler every level takes a part of the stack. */
const MAX_BLOCKS = 50

type BlockKind = 'at' | 'media' | 'rule'

interface Block {
  readonly offset: number
  readonly kind: BlockKind
}

export interface SheetPlace {
  /** Paths of the importing sheets, the outermost first. */
  readonly importedBy: readonly string[]
  /** Whether it is imported inside a rule or block of another sheet. */
  readonly isNested: boolean
}

/** Prepares another sheet, which this one imports. */
type PrepareSheet = (
  file: SheetFile,
  shared: Preparation,
  place: SheetPlace,
) => TracedText | undefined

/** The state of preparing one sheet: the offset reached, the open blocks, and the output so far. */
export class SheetProgress implements SheetPlace {
  readonly out = new TracedText()
  readonly file: SheetFile
  readonly shared: Preparation
  readonly importedBy: readonly string[]
  readonly isNested: boolean
  readonly prepare: PrepareSheet
  /** The offset in the file that is read next. */
  at = 0
  /** Whether the sheet is malformed; a problem has been reported. */
  isBroken = false
  private readonly blocks: Block[] = []

  constructor(
    file: SheetFile,
    shared: Preparation,
    { importedBy, isNested, prepare }: SheetPlace & { readonly prepare: PrepareSheet },
  ) {
    this.file = file
    this.shared = shared
    this.importedBy = importedBy
    this.isNested = isNested
    this.prepare = prepare
  }

  /** The innermost open block. */
  get openedLast(): Block | undefined {
    return this.blocks.at(-1)
  }

  get hasOpenBlock(): boolean {
    return this.blocks.length > 0
  }

  isIn(wanted: BlockKind): boolean {
    return this.blocks.some(({ kind }) => kind === wanted)
  }

  isInRule(): boolean {
    return this.isNested || this.isIn('rule')
  }

  openBlock(brace: number, kind: BlockKind) {
    this.blocks.push({ offset: brace, kind })
    if (this.blocks.length > MAX_BLOCKS) {
      return this.breakOff('less-nesting', brace, 'Blocks are nested too deeply.')
    }
    this.copyTo(brace + 1, brace)
  }

  closeBlock() {
    if (!this.blocks.pop()) {
      return this.breakOff('less-syntax', this.at, 'This `}` closes nothing.')
    }
    this.copyTo(this.at + 1)
  }

  /**
   * Writes the terminator of a statement that has been written, if it has not been read yet: `;`, or `{` of a rule.
   */
  terminate({ terminator, end }: Statement) {
    if (this.at !== end) return
    if (terminator === '{') this.openBlock(end, 'rule')
    else if (terminator === ';') this.copyTo(end + 1)
  }

  /** Skips a statement, with its block if it has one. */
  skip({ terminator, end }: Statement) {
    this.at = terminator === ';' ? end + 1 : end
  }

  /** Copies the text up to `end` verbatim, and continues behind it. */
  copyTo(end: number, start = this.at) {
    this.copyText(start, end)
    this.at = end
  }

  /** Copies text verbatim. */
  copyText(start: number, end: number) {
    this.out.copy(this.file.path, this.file.text, start, end)
  }

  /** Copies part of a statement without its comments: the compiler fails on some of them. */
  copy({ comments }: Statement, start: number, end: number) {
    let from = start
    for (const [commentStart, commentEnd] of comments) {
      if (commentStart < from || commentEnd > end) continue
      this.copyText(from, commentStart)
      this.out.put(' ')
      from = commentEnd
    }
    this.copyText(from, end)
  }

  /** Writes other text in place of the text at an offset. */
  put(text: string, offset: number) {
    this.out.put(text, this.origin(offset))
  }

  /** The name of a variable that holds the text; undefined if no LESS string can hold it. */
  define(text: string): string | undefined {
    const { definitions } = this.shared
    const value = escaped(text)
    if (value === text) return undefined
    const name = `sw-kept-${definitions.length}`
    definitions.push(`@${name}: ${value};`)
    return name
  }

  report(code: StyleProblem['code'], offset: number, message: string, name?: string) {
    const named = name === undefined ? {} : { name }
    this.shared.report({ code, message, ...named, ...this.origin(offset) })
  }

  breakOff(code: StyleProblem['code'], offset: number, message: string) {
    this.report(code, offset, message)
    this.isBroken = true
  }

  private origin(offset: number) {
    return { file: this.file.path, offset }
  }
}
