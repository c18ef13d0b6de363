/** Partials, macros and includes: templates run by name from inside others (spec §9). */

import type { Diagnostic } from '../diagnostics.ts'
import { parseTemplate, type Template } from '../parser/parse-template.ts'
import { bindLocal, createFrame, findMacro } from './frame.ts'
import { programOf } from './program.ts'
import type { Run } from './run.ts'
import type { ApplyOptions } from './scope.ts'
import { runSteps, type Steps } from './steps.ts'

export type Partials = Readonly<Record<string, Template | string>>

/** What a partial prints for a value, in a frame of its own. */
export function applyPartial(
  run: Run,
  name: string,
  value: unknown,
  { isPrivate, args }: ApplyOptions,
): string {
  const steps = enter(run, name)
  if (!steps) return ''
  const { frame, output } = run
  run.output = ''
  run.frame = createFrame(value, frame, isPrivate)
  if (args) bindLocal(run.frame, '@args', args)
  try {
    runSteps(steps, run)
    return run.output
  } finally {
    run.frame = frame
    run.output = output
    run.depth--
  }
}

/** Runs a partial in the current frame, so that what it binds stays. */
export function includePartial(run: Run, name: string, hasOutput: boolean): void {
  const steps = enter(run, name)
  if (!steps) return
  const { output } = run
  if (!hasOutput) run.output = ''
  try {
    runSteps(steps, run)
  } finally {
    if (!hasOutput) run.output = output
    run.depth--
  }
}

/** Finds what to run and counts one level deeper, or says why not. */
function enter(run: Run, name: string): Steps | undefined {
  const steps = findMacro(run.frame, name) ?? findPartial(run, name)
  if (!steps) {
    run.report('partial-missing', `Attempt to apply partial '${name}' which could not be found.`)
    return undefined
  }
  const { partialDepth } = run.limits
  if (run.depth >= partialDepth) {
    const message = `Attempt to apply partial '${name}' exceeded maximum recursion depth of ${partialDepth}`
    run.report('partial-depth', message)
    return undefined
  }
  run.depth++
  return steps
}

function findPartial(run: Run, name: string): Steps | undefined {
  const known = run.partials.get(name)
  if (known !== undefined) return known ?? undefined
  const steps = compilePartial(run, name)
  run.partials.set(name, steps ?? null)
  return steps
}

const EMPTY: Steps = { steps: [], origins: [] }

function compilePartial(run: Run, name: string): Steps | undefined {
  const { partials } = run.settings
  const partial = Object.hasOwn(partials, name) ? partials[name] : undefined
  if (partial === undefined) return undefined
  const template = typeof partial === 'string' ? parseTemplate(partial, { name }) : partial
  const errors = template.diagnostics.filter(({ severity }) => severity === 'error')
  for (const error of errors) reportSyntax(run, name, error)
  return errors.length > 0 ? EMPTY : programOf(template.code, run.limits, template).main
}

function reportSyntax(run: Run, name: string, { message, file, line, column }: Diagnostic): void {
  run.report('partial-syntax', `Parse of partial "${name}" failed: ${message}`, {
    ...(file !== undefined && { file }),
    ...(line !== undefined && { line }),
    ...(column !== undefined && { column }),
  })
}
