/** Every field of a call's body that takes text, found in its contract, and bodies with markup in all of them. For tests. */

import { paragraph, text, textDocument } from '@sitewright/blocks/rich-text'
import type * as z from 'zod'

export interface TextField {
  /** Names from the body inwards; `0` for the elements of a list, `key` for those of a record. */
  readonly path: readonly string[]
  /** Whether the contract leaves open what it is, as it does for rich text. */
  readonly isOpen: boolean
}

type Def = z.core.$ZodTypeDef & Record<string, unknown>
const MOST_INSIDE = 8

/** Fields that take text; a schema of a kind that is not known here is an error, so that none is overlooked. */
export function textFields(schema: z.ZodType, path: readonly string[] = []): TextField[] {
  const def = schema._zod.def as Def
  if (path.length > MOST_INSIDE) return []
  const inner = (next: unknown, ...names: string[]) =>
    textFields(next as z.ZodType, [...path, ...names])
  const kinds: Readonly<Record<string, () => TextField[]>> = {
    string: () => [{ path, isOpen: false }],
    unknown: () => [{ path, isOpen: true }],
    any: () => [{ path, isOpen: true }],
    custom: () => [{ path, isOpen: true }],
    object: () =>
      Object.entries(def.shape as Record<string, unknown>).flatMap(([name, one]) =>
        inner(one, name),
      ),
    array: () => inner(def.element, '0'),
    record: () => inner(def.valueType, 'key'),
    union: () => (def.options as unknown[]).flatMap((one) => inner(one)),
    lazy: () => inner((def.getter as () => unknown)()),
    pipe: () => inner(def.in),
  }
  const plain = [
    'number',
    'boolean',
    'literal',
    'enum',
    'null',
    'undefined',
    'never',
    'transform',
    'int',
    'date',
  ]
  if (plain.includes(def.type)) return []
  const found = kinds[def.type]?.() ?? (def.innerType ? inner(def.innerType) : undefined)
  if (!found) throw new Error(`No rule for schemas of the kind ${def.type} at ${path.join('.')}`)
  return found
}

/** Wherever one of these is printed as it is, an element with `onerror` comes of it; shorter ones for shorter fields. */
const MARKUP = [
  `'"></script></style></textarea></title><img src=x onerror="__hit()">`,
  '"><img onerror=__hit()>',
]

const richMarkup = textDocument(paragraph(text(MARKUP[0] ?? '')))

/** How a field is filled in one try: with long markup, with short, or as the example has it. */
const LAST_TRY = MARKUP.length

/** Sends the body until it is taken, with markup in every field that takes it. Says which fields have some. */
export async function fillAll(
  schema: z.ZodType,
  example: object,
  send: (body: object) => Promise<{ status: number; body: { errors?: Record<string, string> } }>,
): Promise<readonly string[]> {
  const fields = textFields(schema)
  const tries = new Map(fields.map((field) => [field, 0]))
  const filled = () => fields.filter((field) => (tries.get(field) ?? 0) < LAST_TRY)
  let refusal = ''
  for (let round = 0; round < 100; round++) {
    const body = structuredClone(example)
    for (const field of filled()) put(body, field, tries.get(field) ?? 0)
    const { status, body: answer } = await send(body)
    if (status === 200) return filled().map(({ path }) => path.join('.'))
    refusal = JSON.stringify(answer)
    for (const field of blamed(filled(), Object.keys(answer.errors ?? {}))) {
      tries.set(field, (tries.get(field) ?? 0) + 1)
    }
  }
  throw new Error(`The example itself is refused: ${refusal}`)
}

/** Some refusals name no field: then the fields are given up one after another. */
function blamed(fields: readonly TextField[], wrong: readonly string[]): readonly TextField[] {
  const named = fields.filter(({ path }) => wrong.some((name) => isAbout(name, path)))
  return named.length > 0 ? named : fields.slice(-1)
}

function isAbout(name: string, path: readonly string[]): boolean {
  const field = path.join('.')
  return (
    name === field ||
    field.startsWith(`${name}.`) ||
    name.startsWith(`${field}.`) ||
    field.endsWith(`.${name}`)
  )
}

type Place = Record<string, unknown>

function put(body: object, { path, isOpen }: TextField, attempt: number): void {
  let place = body as Place
  for (const [index, name] of path.slice(0, -1).entries()) {
    const next = place[name]
    if (typeof next !== 'object' || next === null) {
      place[name] = path[index + 1] === '0' ? [] : {}
    }
    place = place[name] as Place
  }
  const last = path.at(-1)
  if (last !== undefined) place[last] = isOpen ? richMarkup : MARKUP[attempt]
}
