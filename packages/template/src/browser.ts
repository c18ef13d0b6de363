/** The same door for browsers: time zones as the browser knows them, and of locales only some English. */

export type { Diagnostic } from './diagnostics.ts'
export { defaultLimits, type Limits } from './limits.ts'
export { type ParseOptions, parseTemplate, type Template } from './parser/parse-template.ts'
export { type RenderOptions, type RenderResult, render } from './render/render.ts'
export type { PlatformTag, TagHandlers, TagResult, TagScope } from './render/tags.ts'
