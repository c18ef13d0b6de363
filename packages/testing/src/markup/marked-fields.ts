/** Finds every text field of a call's body in its contract, and fills bodies with markers in all of them. */

import { paragraph, text, textDocument } from '@sitewright/blocks/rich-text'
import type * as z from 'zod'

export interface TextField {
  /** Names from the body inwards; `0` for the elements of a list, `key` for those of a record. */
  readonly path: readonly string[]
  /** Whether the contract leaves its type open, as for rich text. */
  readonly isOpen: boolean
}

type Def = z.core.$ZodTypeDef & Record<string, unknown>
const MOST_INSIDE = 8

/** Text fields of a schema; an unknown kind of schema throws, so that no field is overlooked. */
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

/**
 * The call that every executed marker makes: tests define the function, or search for it in places where it must not
 * be.
 */
export const ALARM = 'hit()'

/** Host from which markers request a picture if they are interpreted as styles. */
export const ALARM_HOST = 'marker.test'

/**
 * Text that runs if it is interpreted as anything but text; the shorter ones are for shorter fields. The long one runs as the
 * address of a link, between elements, in attributes with quotes of both kinds, in script strings of all three kinds
 * and, outside of strings, in styles. It begins as an address, and what closes a string comes before what closes an element.
 */
export const MARKERS = [
  [
    `javascript:${ALARM}//;}*{background:url(http://${ALARM_HOST}/)}`,
    `'-${ALARM}-'"-${ALARM}-" autofocus onfocus=${ALARM} \${${ALARM}}`,
    `--></title></style></textarea></noscript></script><img src onerror=${ALARM}>`,
  ].join(''),
  `"><img src onerror=${ALARM}>`,
  `"><svg onload=${ALARM}>`,
] as const

const richMarkup = textDocument(paragraph(text(MARKERS[0])))

/** The number of the last try: one with each marker, then one with the example's own value. */
const LAST_TRY = MARKERS.length

export interface Answer {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: tests read whatever shape they expect.
  readonly body: any
}

export interface Filled {
  /** Names of the fields that hold a marker. */
  readonly fields: readonly string[]
  /** The call's response to the body that it accepted. */
  readonly body: Answer['body']
}

/** Sends the body until it is accepted, with markers in every field that accepts one. */
export async function fillAll<Example extends object>(
  schema: z.ZodType,
  example: Example,
  send: (body: Example) => Promise<Answer>,
): Promise<Filled> {
  const fields = textFields(schema)
  const tries = new Map(fields.map((field) => [field, 0]))
  const filled = () => fields.filter((field) => (tries.get(field) ?? 0) < LAST_TRY)
  for (;;) {
    const marked = filled()
    const body = structuredClone(example)
    for (const field of marked) put(body, field, tries.get(field) ?? 0)
    const { status, body: answer } = await send(body)
    if (status === 200) return { fields: marked.map(({ path }) => path.join('.')), body: answer }
    if (marked.length === 0) {
      throw new Error(`The example itself is refused: ${JSON.stringify(answer)}`)
    }
    for (const field of blamed(marked, Object.keys(answer.errors ?? {}))) {
      tries.set(field, (tries.get(field) ?? 0) + 1)
    }
  }
}

/** The fields to blame for a refusal; if it names none, fields lose their markers one after another. */
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
  if (last !== undefined) place[last] = isOpen ? richMarkup : MARKERS[attempt]
}
