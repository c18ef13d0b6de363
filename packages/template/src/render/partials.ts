/** Partials, macros and includes: templates run by name from inside others (language §9). */

import type { Diagnostic } from '../diagnostics.ts'
import { parseTemplate } from '../parser/parse-template.ts'
import { isArray } from '../values/value.ts'
import { EMPTY } from './block.ts'
import { bindLocal, createFrame, findMacro } from './frame.ts'
import type { Block, Frame, Origin, Run, Step } from './machine.ts'
import type { PartialCall } from './partial-call.ts'
import type { Read } from './reference.ts'

/** `{x|apply name}`, the usual way to run a partial: its output is printed. */
export function compileApply(read: Read, call: PartialCall, origin: Origin): Step {
  const found: Found = { names: 0, block: undefined }
  return (frame, run) => {
    run.origin = origin
    const value = read(frame)
    return printApplied(run, call, { value, frame, block: findAgain(found, run, call.name, frame) })
  }
}

/** Inline cache: the block that a step found under its name, and the version of the names for which it holds. */
interface Found {
  /** `names` of the run. No other run has the same, so the run itself need not be kept. */
  names: number
  block: Block | undefined
}

function findAgain(found: Found, run: Run, name: string, frame: Frame): Block | undefined {
  if (found.names === run.names) return found.block
  // The meaning of a macro's name depends on the frame.
  if (run.macros.has(name)) return find(run, name, frame)
  found.block = findPartial(run, name)
  found.names = run.names
  return found.block
}

interface Applied {
  readonly value: unknown
  readonly frame: Frame
}

/** The output of a partial for a value, in a frame of its own. */
export function applyPartial(run: Run, call: PartialCall, { value, frame }: Applied): string {
  return printApplied(run, call, { value, frame, block: find(run, call.name, frame) })
}

function printApplied(
  run: Run,
  call: PartialCall,
  { value, frame, block }: Applied & { readonly block: Block | undefined },
): string {
  if (!enter(run, call.name, block)) return ''
  const inside = createFrame(value, frame, call.isPrivate)
  if (call.args) bindLocal(inside, '@args', call.args)
  try {
    return block(inside, run)
  } finally {
    run.depth--
  }
}

/** Runs a partial in the current frame, so that names it binds stay. */
export function includePartial(run: Run, name: string, frame: Frame): string {
  const block = find(run, name, frame)
  if (!enter(run, name, block)) return ''
  try {
    return block(frame, run)
  } finally {
    run.depth--
  }
}

function find(run: Run, name: string, frame: Frame): Block | undefined {
  return (run.macros.has(name) ? findMacro(frame, name) : undefined) ?? findPartial(run, name)
}

/** Counts one level deeper, or reports why it cannot. */
function enter(run: Run, name: string, block: Block | undefined): block is Block {
  if (!block) {
    run.report('partial-missing', `Attempt to apply partial '${name}' which could not be found.`)
    return false
  }
  const { partialDepth } = run.limits
  if (run.depth >= partialDepth) {
    const message = `Attempt to apply partial '${name}' exceeded maximum recursion depth of ${partialDepth}`
    run.report('partial-depth', message)
    return false
  }
  run.depth++
  return true
}

function findPartial(run: Run, name: string): Block | undefined {
  const known = run.partials.get(name)
  if (known !== undefined) return known ?? undefined
  const block = compilePartial(run, name)
  run.partials.set(name, block ?? null)
  return block
}

function compilePartial(run: Run, name: string): Block | undefined {
  const { partials } = run.settings
  const partial = Object.hasOwn(partials, name) ? partials[name] : undefined
  if (partial === undefined) return undefined
  if (isArray(partial)) return run.compile(partial) ?? EMPTY
  const template = typeof partial === 'string' ? parseTemplate(partial, { name }) : partial
  const errors = template.diagnostics.filter(({ severity }) => severity === 'error')
  for (const error of errors) reportSyntax(run, name, error)
  const main = errors.length > 0 ? undefined : run.compile(template.code, template)
  return main ?? EMPTY
}

function reportSyntax(run: Run, name: string, { message, file, line, column }: Diagnostic): void {
  run.report('partial-syntax', `Parse of partial "${name}" failed: ${message}`, {
    ...(file !== undefined && { file }),
    ...(line !== undefined && { line }),
    ...(column !== undefined && { column }),
  })
}
