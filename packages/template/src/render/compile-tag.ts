/** Compiles platform tags: attributes and body are templates of their own, run where the tag stands. */

import type { PlatformTagInstruction } from '../instructions/instruction.ts'
import { createFrame } from './frame.ts'
import type { Block, CompileInner, Frame, Origin, Run, Step } from './machine.ts'
import { includePartial } from './partials.ts'
import type { TagResult } from './tags.ts'

interface CompiledTag {
  readonly name: string
  readonly attributes: readonly (readonly [
    before: string,
    name: string,
    value: Block | undefined,
  ])[]
  readonly openEnd: string
  readonly body: Block | undefined
  readonly close: string
}

export function compileTag(
  [, name, attributes, openEnd, body, close]: PlatformTagInstruction,
  inner: CompileInner,
  origin: Origin,
): Step {
  const hasBody = body !== 0
  const tag: CompiledTag = {
    name,
    attributes: attributes.map(([before, key, value]) => [before, key, inner(value)]),
    openEnd,
    body: hasBody ? inner(body) : undefined,
    close,
  }
  return (frame, run) => {
    const { tags = {} } = run.settings
    const handle = Object.hasOwn(tags, name) ? tags[name] : undefined
    if (!handle) return asText(tag, frame, run)
    const described = { name, attributes: renderAttributes(tag, frame, run), hasBody }
    run.origin = origin
    run.frame = frame
    return renderResult(handle(described, run), tag, { run, frame })
  }
}

function asText({ attributes, openEnd, body, close }: CompiledTag, frame: Frame, run: Run): string {
  let text = ''
  for (const [before, , value] of attributes) text += before + (value?.(frame, run) ?? '')
  return text + openEnd + (body?.(frame, run) ?? '') + close
}

function renderAttributes({ attributes }: CompiledTag, frame: Frame, run: Run) {
  const rendered = attributes.map(([, key, value]) => [key, value?.(frame, run) ?? ''] as const)
  return Object.fromEntries(rendered)
}

function renderResult(
  result: TagResult,
  { body }: CompiledTag,
  { run, frame }: { readonly run: Run; readonly frame: Frame },
): string {
  if (!result) return ''
  if ('html' in result) return result.html
  const inside = createFrame(result.data, frame)
  if (result.partial === undefined) return body?.(inside, run) ?? ''
  return includePartial(run, result.partial, inside)
}
