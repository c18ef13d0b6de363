/** The JSON-T template language: parse once, render many times, synchronously and without I/O. */

import { useTimeZones } from './dates/time-zones.ts'
import { tzDatabase } from './dates/tz-database.ts'
import { compileExpression } from './expressions/compile-expression.ts'
import { useExpressions } from './expressions/expressions.ts'
import { cldrLocale } from './locales/cldr.ts'
import { useLocales } from './locales/locales.ts'

useTimeZones(tzDatabase)
useLocales(cldrLocale)
useExpressions(compileExpression)

export { localizedWords } from './commerce/localized.ts'
export { variantPrices } from './commerce/product-price.ts'
export { soldOutText } from './commerce/sold-out-text.ts'
export { type VariantOption, variantOptions } from './commerce/variant-options.ts'
export { imageTemplate } from './content/image-template.ts'
export type { Diagnostic } from './diagnostics.ts'
export { type FoundTag, partialsIn, platformTagsIn } from './instructions/platform-tags.ts'
export { printInstructions } from './instructions/print.ts'
export { printTemplate } from './instructions/print-source.ts'
export type { Limits } from './limits.ts'
export { defaultLimits } from './limits.ts'
export { cldrMoneyFormat } from './locales/cldr.ts'
export { type ParseOptions, parseTemplate, type Template } from './parser/parse-template.ts'
export type { Decorators } from './render/decorate.ts'
export { type RenderOptions, type RenderResult, render } from './render/render.ts'
export type { Scope } from './render/scope.ts'
export type { PlatformTag, TagHandlers, TagResult, TagScope } from './render/tags.ts'
export { sourceFrame } from './source-frame.ts'
