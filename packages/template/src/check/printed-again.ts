import type { Alternate, Block, Calls, Compound, Reference } from '../instructions/instruction.ts'
import { OP } from '../instructions/opcodes.ts'
import type { Template } from '../parser/parse-template.ts'
import { visitsOf } from './visits.ts'

export interface PrintQuestion {
  /** Paths of variables: `squarespace.headers`. */
  readonly variables: ReadonlySet<string>
  /** Partials by the names that `apply` uses. */
  readonly partials?: ReadonlyMap<string, Template | undefined>
  /** Whether something around the template has printed one of them before. */
  readonly wasPrinted?: boolean
}

export interface Printed {
  /** Offsets of tags that print one of the variables after another tag of the same run has printed it. */
  readonly again: readonly number[]
  /** Whether the template may print one. */
  readonly isPrinted: boolean
}

/**
 * Tells which tags print one of some variables again, by themselves or by a partial or macro that they run. Alternatives
 * of one condition exclude each other.
 */
export function printedAgain(
  template: Template,
  { variables, partials = new Map(), wasPrinted = false }: PrintQuestion,
): Printed {
  const printing = new Printing(variables, partials)
  const again: number[] = []
  const isPrinted = printing.visitTemplate(template, wasPrinted, (instruction) =>
    again.push(template.positions.get(instruction) ?? 0),
  )
  return { again, isPrinted }
}

type OnAgain = (instruction: Compound) => void

const unheard: OnAgain = () => {}

class Printing {
  readonly #variables: ReadonlySet<string>
  readonly #partials: ReadonlyMap<string, Template | undefined>
  readonly #macros = new Map<string, Block>()
  /** Whether a partial or macro prints one; false while that is being found out, since one that runs itself prints no more. */
  readonly #known = new Map<string, boolean>()

  constructor(variables: ReadonlySet<string>, partials: ReadonlyMap<string, Template | undefined>) {
    this.#variables = variables
    this.#partials = partials
  }

  /** Whether one may have been printed by the end of the template. */
  visitTemplate(template: Template, wasPrinted: boolean, onAgain: OnAgain): boolean {
    for (const { instruction } of visitsOf(template)) {
      if (instruction[0] === OP.MACRO) this.#macros.set(instruction[1], instruction[2])
    }
    return this.#visitBlock(template.code[2], wasPrinted, onAgain)
  }

  #visitBlock(block: Block, wasPrinted: boolean, onAgain: OnAgain): boolean {
    let isPrinted = wasPrinted
    for (const instruction of block) {
      if (typeof instruction !== 'number') isPrinted = this.#visit(instruction, isPrinted, onAgain)
    }
    return isPrinted
  }

  #visit(instruction: Compound, wasPrinted: boolean, onAgain: OnAgain): boolean {
    switch (instruction[0]) {
      case OP.VARIABLE:
      case OP.INCLUDE: {
        const isOne =
          instruction[0] === OP.VARIABLE
            ? this.#isOne(instruction[1]) || this.#isAppliedOne(instruction[2])
            : this.#isPrintedBy(instruction[1])
        if (isOne && wasPrinted) onAgain(instruction)
        return wasPrinted || isOne
      }
      case OP.SECTION:
      case OP.REPEATED:
        return this.#visitBranches(instruction[2], instruction[3], wasPrinted, onAgain)
      case OP.PREDICATE:
      case OP.IF:
        return this.#visitBranches(instruction[3], instruction[4], wasPrinted, onAgain)
      default:
        return wasPrinted
    }
  }

  #visitBranches(
    body: Block,
    alternate: Alternate,
    wasPrinted: boolean,
    onAgain: OnAgain,
  ): boolean {
    const isPrinted = this.#visitBlock(body, wasPrinted, onAgain)
    if (!Array.isArray(alternate)) return isPrinted
    return this.#visitBranches(alternate[3], alternate[4], wasPrinted, onAgain) || isPrinted
  }

  #isOne(references: readonly Reference[]): boolean {
    return references.some((reference) => this.#variables.has(reference.join('.')))
  }

  #isAppliedOne(calls: Calls): boolean {
    return (calls || []).some(([formatter, args]) => {
      const name = formatter === 'apply' ? args?.[0][0] : undefined
      return name !== undefined && this.#isPrintedBy(name)
    })
  }

  #isPrintedBy(name: string): boolean {
    const known = this.#known.get(name)
    if (known !== undefined) return known
    this.#known.set(name, false)
    const macro = this.#macros.get(name)
    const partial = this.#partials.get(name)
    const isPrinted = macro
      ? this.#visitBlock(macro, false, unheard)
      : partial !== undefined && this.visitTemplate(partial, false, unheard)
    this.#known.set(name, isPrinted)
    return isPrinted
  }
}
