/**
 * Derives from a block's fields the schema of its settings, their defaults, their words and the ids they need. Pure.
 */

import type { Json, JsonObject } from '@sitewright/core/json'
import * as z from 'zod'
import type { BlockNeeds } from '../block-data.ts'
import type { BlockWords } from '../words/english.ts'
import type { Field, Words } from './field.ts'

/** Fields of any kind, including groups. */
export type FieldsByName = Readonly<Record<string, Field>>

/** The type of the settings that fields describe. */
export type ValuesOf<Group extends FieldsByName> = {
  readonly [Name in keyof Group]: Group[Name]['initial']
}

export function schemaOf<Group extends FieldsByName>(fields: Group): z.ZodType<ValuesOf<Group>> {
  const shape = mapFields(fields, ({ schema }) => schema)
  return z.object(shape) as unknown as z.ZodType<ValuesOf<Group>>
}

/** Values in a new block, in English or in the words of a site. */
export function initialValues<Group extends FieldsByName>(
  fields: Group,
  words?: BlockWords,
): ValuesOf<Group> {
  return mapFields(
    fields,
    (field) => (words && field.initialIn?.(words)) ?? field.initial,
  ) as ValuesOf<Group>
}

/** Words in these settings that visitors read, field by field. */
export function wordsOf(fields: FieldsByName, values: JsonObject): readonly Words[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    (field.words?.(values[name] as never) ?? []).map((words) => ({
      ...words,
      path: [name, ...words.path],
    })),
  )
}

export function needsOf(fields: FieldsByName, values: JsonObject): Required<BlockNeeds> {
  return allOf(
    Object.entries(fields).map(([name, field]) => field.needs?.(values[name] as never) ?? {}),
  )
}

/** Everything that any of these needs. */
export function allOf(needs: readonly BlockNeeds[]): Required<BlockNeeds> {
  return {
    assets: needs.flatMap(({ assets = [] }) => assets),
    products: needs.flatMap(({ products = [] }) => products),
    funds: needs.flatMap(({ funds = [] }) => funds),
    forms: needs.flatMap(({ forms = [] }) => forms),
    comments: needs.flatMap(({ comments = [] }) => comments),
    pages: needs.flatMap(({ pages = [] }) => pages),
    linkedItems: needs.flatMap(({ linkedItems = [] }) => linkedItems),
    folders: needs.flatMap(({ folders = [] }) => folders),
    lists: needs.flatMap(({ lists = [] }) => lists),
  }
}

/** The settings with one of them changed; those that belong to it are reset. */
export function withValue(
  fields: FieldsByName,
  values: JsonObject,
  name: string,
  value: Json,
): JsonObject {
  const begunAnew = Object.entries(fields)
    .filter(([, { belongsTo }]) => belongsTo === name)
    .map(([other, { initial }]) => [other, initial] as const)
  return { ...values, ...Object.fromEntries(begunAnew), [name]: value }
}

function mapFields<Value>(
  fields: FieldsByName,
  map: (field: Field) => Value,
): Readonly<Record<string, Value>> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, map(field)]))
}
