/**
 * The instruction list: a parsed template as plain JSON (language §11). It is how
 * compiled templates travel, so the renderer takes it directly. Positions live in a side table.
 */

import type { OP } from './opcodes.ts'

/** A reference by segments: `a.0.b` is `['a', 0, 'b']`. */
export type Reference = readonly (string | number)[]
/** The arguments and the character that separated them. */
export type Arguments = readonly [readonly string[], string]
export type Call = readonly [name: string] | readonly [name: string, args: Arguments]
export type Calls = 0 | readonly Call[]
export type Block = Instruction[]

/** The code that runs when a block's test fails: END, a chained OR, or null if the input ended too early. */
export type Alternate = typeof OP.END | OrPredicate | null

export type Text = [typeof OP.TEXT, string]
export type Variable = [typeof OP.VARIABLE, readonly Reference[], Calls]
export type Section = [typeof OP.SECTION, Reference, Block, Alternate]
export type Repeated = [typeof OP.REPEATED, Reference, Block, Alternate, Block]
export type Predicate = [typeof OP.PREDICATE, string, 0 | Arguments, Block, Alternate]
export type BindVariable = [typeof OP.BINDVAR, string, readonly Reference[], Calls]
export type OrPredicate = [typeof OP.OR_PREDICATE, 0 | string, 0 | Arguments, Block, Alternate]
/** `.if`, with the operators between the references: 0 is `||`, 1 is `&&`. */
export type If = [typeof OP.IF, readonly (0 | 1)[], readonly Reference[], Block, Alternate]
export type Inject = [typeof OP.INJECT, string, string, 0 | Arguments]
type Macro = [typeof OP.MACRO, string, Block]
export type Comment = [typeof OP.COMMENT, string, 0 | 1]
/** The whole list; it ends in END instead of EOF if a block was never closed. */
export type Root = [typeof OP.ROOT, 1, Block, typeof OP.EOF | typeof OP.END]
type Struct = [typeof OP.STRUCT, unknown, Block]
type Atom = [typeof OP.ATOM, unknown]
export type ContextVariable = [typeof OP.CTXVAR, string, readonly (readonly [string, Reference])[]]
export type Eval = [typeof OP.EVAL, string]
export type Include = [typeof OP.INCLUDE, string, Arguments]

/** The source before an attribute's value, its name, and the template of its value. */
type TagAttribute = readonly [source: string, name: string, value: Block]
/**
 * `[100, name, attributes, rest of the opening tag, body or 0 if self-closing, closing tag]`.
 * The pieces of source let a template without handlers print the tag as the text it was.
 */
export type PlatformTagInstruction = [
  typeof OP.PLATFORM_TAG,
  string,
  readonly TagAttribute[],
  string,
  0 | Block,
  string,
]

type Bare =
  | typeof OP.END
  | typeof OP.META_LEFT
  | typeof OP.META_RIGHT
  | typeof OP.NEWLINE
  | typeof OP.SPACE
  | typeof OP.TAB
  | typeof OP.EOF
  | typeof OP.ALTERNATES_WITH

export type Compound =
  | Text
  | Variable
  | Section
  | Repeated
  | Predicate
  | BindVariable
  | OrPredicate
  | If
  | Inject
  | Macro
  | Comment
  | Root
  | Struct
  | Atom
  | ContextVariable
  | Eval
  | Include
  | PlatformTagInstruction

export type Instruction = Bare | Compound

/** Source offsets of instructions. Bare numbers have no identity, hence no entry. */
export type Positions = ReadonlyMap<Compound, number>

export function opcodeOf(instruction: Instruction): number {
  return typeof instruction === 'number' ? instruction : instruction[0]
}
