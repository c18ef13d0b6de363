/** The template checker, an entry of its own so that rendering does not load it. */

export { type Lines, linesOf } from '../lines.ts'
export type { PartialOfTag } from './calls.ts'
export { checkTemplate, checkTemplates, type Surroundings } from './check-templates.ts'
export { didYouMean, type Finding, type FindingCode, SEVERITIES } from './finding.ts'
export { imageTagProblems, type PlacedTag, placedTagsIn } from './placed-tags.ts'
export { printedAgain } from './printed-again.ts'
