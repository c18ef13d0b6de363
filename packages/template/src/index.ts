/** The JSON-T template language: parse once, render many times, synchronously and without I/O. */

export type { Diagnostic } from './diagnostics.ts'
export type { Limits } from './limits.ts'
export { defaultLimits } from './limits.ts'
export { type ParseOptions, parseTemplate, type Template } from './parser/parse-template.ts'
export { type RenderOptions, type RenderResult, render } from './render/render.ts'
export type { PlatformTag, TagHandlers, TagResult } from './render/tags.ts'
