/** Opcodes of instructions on the wire. 0 to 24 are public and frozen (language §4). */

export const OP = {
  TEXT: 0,
  VARIABLE: 1,
  SECTION: 2,
  END: 3,
  REPEATED: 4,
  PREDICATE: 5,
  BINDVAR: 6,
  OR_PREDICATE: 7,
  IF: 8,
  INJECT: 9,
  MACRO: 10,
  COMMENT: 11,
  META_LEFT: 12,
  META_RIGHT: 13,
  NEWLINE: 14,
  SPACE: 15,
  TAB: 16,
  ROOT: 17,
  EOF: 18,
  ALTERNATES_WITH: 19,
  STRUCT: 20,
  ATOM: 21,
  CTXVAR: 22,
  EVAL: 23,
  INCLUDE: 24,
  /** Ours: a `<squarespace:…>` tag. Outside the public range so it can never collide with it. */
  PLATFORM_TAG: 100,
} as const

/** Names of opcodes, kept apart from the numbers, which bundles can then inline. */
const NAMES =
  'TEXT VARIABLE SECTION END REPEATED PREDICATE BINDVAR OR_PREDICATE IF INJECT MACRO COMMENT META_LEFT META_RIGHT NEWLINE SPACE TAB ROOT EOF ALTERNATES_WITH STRUCT ATOM CTXVAR EVAL INCLUDE'.split(
    ' ',
  )

/** The name in error messages. */
export function opcodeName(opcode: number): string {
  return opcode === OP.PLATFORM_TAG ? 'PLATFORM_TAG' : (NAMES[opcode] ?? 'UNKNOWN')
}
