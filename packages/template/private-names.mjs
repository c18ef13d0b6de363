/**
 * Properties of the engine's own objects, which the files for browsers call by shorter names. A name may be here
 * if hosts never see it, data never has it (`objectOf(item).name` would look for the short one), and no string contains
 * it; names that are missing here just stay longer.
 */
const NAMES = `
  abbreviation bodyEnd brace branch cardinalForm countFormatterCall countIteration countPredicateCall cycles dayOfYear
  decorators durationUnit epochMs expectSharedValues fraction hasExpressions hasFormatter hasMacros hasPredicate
  instruction isPrivate isRight isSelfClosing isStandIn julianDay knowMacro locals macros maxDepth maxOutput
  millisecond mistake moreLocals named needsNoFrame offsetMs openEnd ordinalForm origin parent placeAt placed positional precedence
  prepare problems recover refuse regionalMoney relativeTime remaining reportBare rescue rescued resolveOutside scale spend
  tellRefusal toldTo unary unclosed unknownFormatter unknownPredicate unprinted usesScope valueBudget vocabulary`

export const privateNames = new RegExp(`^(?:${NAMES.trim().split(/\s+/).join('|')})$`)
