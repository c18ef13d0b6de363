/** Checks local variables (`@name`) that nothing binds, or that a section cannot see. */

import { nearestWord } from '@sitewright/core/nearest-word'
import type { Arguments, Compound, Reference } from '../instructions/instruction.ts'
import { OP } from '../instructions/opcodes.ts'
import type { Template } from '../parser/parse-template.ts'
import { didYouMean, type Finding, findingAt } from './finding.ts'
import { tagAt, wordOffset } from './tag-text.ts'
import type { FrameMark, Visit } from './visits.ts'

/** Names that the language binds itself. */
const BUILT_IN: ReadonlySet<string> = new Set(['@', '@args', '@index', '@index0'])

/** A binding tag that was refused: its own mistake is reported, so uses of its name are not. */
const REFUSED_BINDING = /^\{\s*\.(?:var|ctx|inject)\s+(@[a-zA-Z][\w-]*)/

const ASSIGNMENT = /(@[a-zA-Z][\w-]*)\s*=(?!=)/g

/** Names that an instruction binds in the frame it runs in, or was meant to bind. */
export function localsBoundBy(instruction: Compound): readonly string[] {
  switch (instruction[0]) {
    case OP.BINDVAR:
    case OP.CTXVAR:
    case OP.INJECT:
      return [instruction[1]]
    case OP.EVAL:
      return [...instruction[1].matchAll(ASSIGNMENT)].map(([, name = '']) => name)
    case OP.TEXT: {
      const name = REFUSED_BINDING.exec(instruction[1])?.[1]
      return name === undefined ? [] : [name]
    }
    default:
      return []
  }
}

/** `bound` are the names bound by any template that may run around this one. */
export function* checkLocals(
  template: Template,
  visits: readonly Visit[],
  bound: ReadonlySet<string>,
): Iterable<Finding> {
  for (const { instruction, offset } of visits) {
    for (const name of new Set(localsReadBy(instruction))) {
      if (BUILT_IN.has(name) || bound.has(name)) continue
      yield findingAt(template, wordOffset(template, offset, name), {
        code: 'local-never-bound',
        message: `Nothing ever binds \`${name}\`, so it has no value.`,
        hint: didYouMean(
          nearestWord(
            name,
            [...BUILT_IN, ...bound].filter((one) => one !== '@'),
          ),
        ),
      })
    }
  }
}

/**
 * A section looks up the first part of its name in its own frame only, so names bound outside of it are
 * invisible, unlike for variables and `.if`. Reports nothing where `.include` might bind.
 */
export function* checkReach(template: Template, visits: readonly Visit[]): Iterable<Finding> {
  const { boundIn, boundAnywhere, isOpen } = bindingsIn(visits)
  for (const { instruction, offset, around } of visits) {
    if (instruction[0] !== OP.SECTION && instruction[0] !== OP.REPEATED) continue
    const [name] = instruction[1]
    if (!isLocal(name) || !boundAnywhere.has(name)) continue
    const isOwn = boundIn.get(around.frame)?.has(name) ?? false
    if (isOwn || around.frame.kind !== 'section' || isOpen.has(around.frame)) continue
    yield findingAt(template, wordOffset(template, offset, name), {
      code: 'local-out-of-reach',
      message: `\`${tagAt(template, offset)}\` never runs: \`${name}\` is bound outside the section around it.`,
      hint: `Bind it again inside, \`{.var ${name} ${name}}\`, or ask with \`{.if ${name}}\`.`,
    })
  }
}

function bindingsIn(visits: readonly Visit[]) {
  const boundIn = new Map<FrameMark, Set<string>>()
  const boundAnywhere = new Set<string>()
  /** Frames in which `.include` may bind names of its own. */
  const isOpen = new Set<FrameMark>()
  for (const { instruction, around } of visits) {
    if (instruction[0] === OP.INCLUDE) isOpen.add(around.frame)
    const names = boundIn.get(around.frame) ?? new Set()
    boundIn.set(around.frame, names)
    for (const name of localsBoundBy(instruction)) {
      names.add(name)
      boundAnywhere.add(name)
    }
  }
  return { boundIn, boundAnywhere, isOpen }
}

/** Names that the instruction itself reads, without those in its block. */
function localsReadBy(instruction: Compound): readonly string[] {
  return referencesOf(instruction)
    .map(([first]) => first)
    .filter(isLocal)
}

function isLocal(name: string | number | undefined): name is string {
  return typeof name === 'string' && name.startsWith('@') && name !== '@'
}

const READS_REFERENCES: ReadonlySet<unknown> = new Set([
  'equal?',
  'even?',
  'greaterThan?',
  'greaterThanOrEqual?',
  'lessThan?',
  'lessThanOrEqual?',
  'notEqual?',
  'nth?',
  'odd?',
])

function referencesOf(instruction: Compound): readonly Reference[] {
  switch (instruction[0]) {
    case OP.VARIABLE:
      return instruction[1]
    case OP.BINDVAR:
    case OP.IF:
      return instruction[2]
    case OP.SECTION:
    case OP.REPEATED:
      return [instruction[1]]
    case OP.CTXVAR:
      return instruction[2].map(([, reference]) => reference)
    case OP.PREDICATE:
    case OP.OR_PREDICATE:
      return READS_REFERENCES.has(instruction[1]) ? argumentReferences(instruction[2]) : []
    default:
      return []
  }
}

const WHOLE_LOCAL = /^(@[a-zA-Z][\w-]*)(?:\.|$)/

function argumentReferences(args: 0 | Arguments): Reference[] {
  return (args === 0 ? [] : args[0]).flatMap((arg) => {
    const name = WHOLE_LOCAL.exec(arg)?.[1]
    return name === undefined ? [] : [[name]]
  })
}
