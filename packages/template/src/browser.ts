/**
 * The entry for browsers: time zones as the browser knows them, of locales only some English, and no
 * expressions until they are registered.
 */

export type { Diagnostic } from './diagnostics.ts'
export { useExpressions } from './expressions/expressions.ts'
export { defaultLimits, type Limits } from './limits.ts'
export { type ParseOptions, parseTemplate, type Template } from './parser/parse-template.ts'
export { type RenderOptions, type RenderResult, render } from './render/render.ts'
export type { PlatformTag, TagHandlers, TagResult, TagScope } from './render/tags.ts'
