/** Platform tags: attributes and body are templates of their own, run where the tag stands. */

import type { PlatformTagInstruction } from '../instructions/instruction.ts'
import type { CompileInner } from './compile.ts'
import { createFrame } from './frame.ts'
import type { Run } from './run.ts'
import { type Origin, runSteps, type Step, type Steps } from './steps.ts'
import type { PlatformTag, TagResult } from './tags.ts'

interface CompiledTag {
  readonly name: string
  readonly attributes: readonly (readonly [before: string, name: string, value: Steps])[]
  readonly openEnd: string
  readonly body: Steps | undefined
  readonly close: string
}

export function compileTag(
  [, name, attributes, openEnd, body, close]: PlatformTagInstruction,
  inner: CompileInner,
  origin: Origin,
): Step {
  const tag: CompiledTag = {
    name,
    attributes: attributes.map(([before, key, value]) => [before, key, inner(value)]),
    openEnd,
    body: body === 0 ? undefined : inner(body),
    close,
  }
  return (run) => {
    const { tags = {} } = run.settings
    const handle = Object.hasOwn(tags, name) ? tags[name] : undefined
    if (handle) {
      const described = describe(tag, run)
      run.origin = origin
      printResult(tag, run, handle(described, run))
    } else printAsText(tag, run)
  }
}

function printAsText({ attributes, openEnd, body, close }: CompiledTag, run: Run): void {
  for (const [before, , value] of attributes) {
    run.output += before
    runSteps(value, run)
  }
  run.output += openEnd
  if (body) runSteps(body, run)
  run.output += close
}

function describe({ name, attributes, body }: CompiledTag, run: Run): PlatformTag {
  const rendered = attributes.map(([, key, value]) => [key, textOfSteps(value, run)])
  return { name, attributes: Object.fromEntries(rendered), hasBody: body !== undefined }
}

/** What steps print, kept out of the output. */
function textOfSteps(steps: Steps, run: Run): string {
  const { output } = run
  run.output = ''
  try {
    runSteps(steps, run)
    return run.output
  } finally {
    run.output = output
  }
}

function printResult({ body }: CompiledTag, run: Run, result: TagResult): void {
  if (!result) return
  if ('html' in result) {
    run.print(result.html)
    return
  }
  const outer = run.frame
  run.frame = createFrame(result.data, outer)
  if (result.partial !== undefined) run.include(result.partial, true)
  else if (body) runSteps(body, run)
  run.frame = outer
}
