/** The data of one field of a form, as its markup asks for them. Pure. */

import {
  type FieldPart,
  type FormFieldType,
  formFieldType,
  type LineInput,
  SCALE,
} from '@sitewright/core/forms/field-types'
import { longest, nativeName } from '@sitewright/core/forms/form'
import type { JsonObject } from '@sitewright/core/json'
import type { BlockWord, BlockWords } from '../words/english.ts'
import type { FormEntry } from './fields.ts'

export interface FieldAround {
  /** Beginning of the ids of all elements of the form. */
  readonly formId: string
  readonly words: BlockWords
}

/** Words above each part of an answer. */
const PART_WORDS: Readonly<Record<string, BlockWord>> = {
  firstName: 'blockFirstName',
  lastName: 'blockLastName',
  countryCode: 'blockCountryCode',
  phone: 'blockPhone',
  line1: 'blockAddressLine1',
  line2: 'blockAddressLine2',
  city: 'blockAddressCity',
  region: 'blockAddressRegion',
  postcode: 'blockAddressPostcode',
  country: 'blockAddressCountry',
}

const SCALE_WORDS: Readonly<Record<(typeof SCALE)[number], BlockWord>> = {
  disagreeStrongly: 'blockDisagreeStrongly',
  disagree: 'blockDisagree',
  neutral: 'blockAnswerNeutral',
  agree: 'blockAgree',
  agreeStrongly: 'blockAgreeStrongly',
}

/** The fields that are shown or sent: those without a question or without choices ask nothing. */
export function drawnFields(entries: readonly FormEntry[], around: FieldAround): JsonObject[] {
  return entries.flatMap((entry, place) => {
    const isChoice = formFieldType(entry.type).settings.includes('options')
    if (entry.title.trim() === '' || (isChoice && optionsOf(entry).length === 0)) return []
    return [drawnField(entry, place, around)]
  })
}

/** The key that answers are kept by: the entry's own, or its place where it was written without one. */
export function fieldKey({ id }: Pick<FormEntry, 'id'>, place: number): string {
  return id || `field-${place + 1}`
}

export function optionsOf({ options }: Pick<FormEntry, 'options'>): readonly string[] {
  return [...new Set(options.split('\n').map((line) => line.trim()))].filter(Boolean)
}

function drawnField(entry: FormEntry, place: number, around: FieldAround): JsonObject {
  const key = fieldKey(entry, place)
  const type = formFieldType(entry.type)
  const fieldId = `${around.formId}-${key}`
  const description = entry.type === 'hidden' ? '' : entry.description.trim()
  // NOTE answers to a scale are never required, even if the field says so (specification §5).
  const isRequired = entry.required && type.settings.includes('required') && entry.type !== 'likert'
  const name = nativeName({ id: key })
  const told = description === '' ? '' : `${fieldId}-description`
  return {
    ...{ fieldId, name, key, type: entry.type, title: entry.title.trim(), description, told },
    isRequired,
    isHalf: entry.isHalf && type.asks !== 'nothing' && entry.type !== 'likert',
    isUnderlined: entry.underline,
    value: entry.value,
    symbol: entry.type === 'currency' ? entry.currencySymbol.trim() : '',
    [type.asks]: MAKERS[type.asks](entry, type, { key, fieldId, name, isRequired, around }),
    ...(entry.type === 'hidden' && { isHidden: true }),
    ...(entry.type === 'section' && { isSection: true }),
  }
}

interface Made {
  readonly key: string
  readonly fieldId: string
  readonly name: string
  readonly isRequired: boolean
  readonly around: FieldAround
}

type Maker = (entry: FormEntry, type: FormFieldType, made: Made) => JsonObject | JsonObject[] | null

const choices: Maker = (entry, _type, { key, fieldId }) => ({
  choices: optionsOf(entry).map((option, at) => ({
    option,
    choiceId: `${fieldId}-${at}`,
    choiceName: nativeName({ id: key }, at),
  })),
})

/** Data for each way of asking, under its name in the markup. */
const MAKERS: Readonly<Record<FormFieldType['asks'], Maker>> = {
  line: (entry, type) => ({ ...inputOf(type.input ?? { type: 'text' }), ...lengthOf(entry, type) }),
  lines: (entry, type) => lengthOf(entry, type),
  parts: (entry, { parts = [] }, made) =>
    parts
      .filter(({ name }) => name !== 'countryCode' || entry.showCountryCode)
      .map((part) => drawnPart(part, made)),
  list: choices,
  one: choices,
  several: choices,
  scale: (entry, _type, { fieldId, name, around }) =>
    optionsOf(entry).map((statement, at) => ({
      statement,
      answers: SCALE.map((answer, place) => ({
        answerId: `${fieldId}-${at}-${place}`,
        answerName: `${name}.${at}`,
        answer: around.words[SCALE_WORDS[answer]],
      })),
    })),
  nothing: () => null,
}

function lengthOf({ placeholder, maxLength }: FormEntry, { settings }: FormFieldType): JsonObject {
  return {
    placeholder: settings.includes('placeholder') ? placeholder.trim() : '',
    maxLength: settings.includes('maxLength') ? longest({ maxLength }) : 0,
  }
}

function inputOf({ type, autocomplete = '', inputmode }: LineInput): JsonObject {
  return { inputType: type, autocomplete, inputmode: inputmode ?? '' }
}

function drawnPart(part: FieldPart, { fieldId, name, isRequired, around }: Made): JsonObject {
  const word = PART_WORDS[part.name]
  return {
    ...inputOf(part),
    part: part.name,
    partId: `${fieldId}-${part.name}`,
    partName: `${name}.${part.name}`,
    partLabel: word ? around.words[word] : part.name,
    isNeeded: isRequired && part.isNeeded,
  }
}
