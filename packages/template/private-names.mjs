/**
 * Properties of the engine's own objects, which the files for browsers call by shorter names. A name may be here
 * if hosts never see it, data never has it (`objectOf(item).name` would look for the short one), and no string contains
 * it; names that are missing here just stay longer.
 * `src/browser.test.ts` compares what is read from data with and without them.
 */
const NAMES = `
  abbreviation accept bodyEnd brace branch budget cardinalForm compile countFormatterCall countIteration
  countPredicateCall cycles dayOfYear decorators depth durationUnit epochMs expectSharedValues finish fraction frame
  hasExpressions hasFormatter hasMacros hasPredicate inner instruction isPrivate isRight isSelfClosing isStandIn
  julianDay knowMacro locals macros maxDepth maxOutput millisecond mistake moreLocals named names needsNoFrame offset
  offsetMs offsets openEnd ordinalForm origin parent place placeAt placed places positional precedence prepare
  problems recover reference refuse regionalMoney relativeTime remaining reportBare rescue rescued resolveOutside
  scale scope settings spend start tellRefusal template toldTo unary unclosed unknownFormatter unknownPredicate
  unprinted usesScope valueBudget vocabulary whole`

export const privateNames = new RegExp(`^(?:${NAMES.trim().split(/\s+/).join('|')})$`)
