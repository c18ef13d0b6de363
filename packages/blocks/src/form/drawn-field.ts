/** The data of one field of a form, as its markup asks for them. Pure. */

import {
  type FieldPart,
  type FormFieldType,
  formFieldType,
  type LineInput,
  SCALE,
} from '@sitewright/core/forms/field-types'
import { nativeName } from '@sitewright/core/forms/form'
import { acceptOf } from '@sitewright/core/forms/form-files'
import {
  isFinished,
  isRequired,
  MAX_ENTRY,
  type SiteFormField,
  stepsOf,
} from '@sitewright/core/forms/site-form'
import type { JsonObject } from '@sitewright/core/json'
import type { BlockWord, BlockWords } from '../words/english.ts'
import { type FilledIn, partGiven, textsGiven } from './filled-in.ts'

export interface FieldAround {
  /** Beginning of the ids of all elements of the form. */
  readonly formId: string
  readonly words: BlockWords
  readonly filledIn?: FilledIn
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

/** The fields that are shown or sent, with the step that each belongs to. */
export function drawnFields(fields: readonly SiteFormField[], around: FieldAround): JsonObject[] {
  return stepsOf(fields.filter(isFinished)).flatMap((step, place) =>
    step.map((field) => drawnField(field, place, around)),
  )
}

function drawnField(field: SiteFormField, step: number, around: FieldAround): JsonObject {
  const { id, type, shownIf } = field
  const { asks } = formFieldType(type)
  const fieldId = `${around.formId}-${id}`
  const description = type === 'hidden' ? '' : field.description.trim()
  const mustAnswer = isRequired(field)
  const name = nativeName({ id })
  const error = around.filledIn?.problems[id] ?? ''
  const descriptionId = `${fieldId}-description`
  const errorId = `${fieldId}-error`
  const told = [error && errorId, description && descriptionId].filter(Boolean).join(' ')
  return {
    ...{ fieldId, name, key: id, type, title: field.title.trim(), description, descriptionId },
    ...{ told, step, error, errorId },
    isRequired: mustAnswer,
    // A browser must not insist on what may not be asked for: the script and the server do where it is.
    insists: mustAnswer && shownIf === null,
    isHalf: field.isHalf && asks !== 'nothing' && type !== 'likert',
    isUnderlined: field.underline,
    value: textsGiven(around.filledIn, id)[0] ?? field.value,
    query: field.key,
    shownIf: shownIf ? JSON.stringify(shownIf) : '',
    symbol: type === 'currency' ? field.currencySymbol.trim() : '',
    [asks]: MAKERS[asks](field, formFieldType(type), {
      ...{ key: id, fieldId, name, around },
      insists: mustAnswer && shownIf === null,
    }),
    ...(type === 'hidden' && { isHidden: true }),
    ...(type === 'section' && { isSection: true }),
  }
}

interface Made {
  readonly key: string
  readonly fieldId: string
  readonly name: string
  readonly insists: boolean
  readonly around: FieldAround
}

type Maker = (
  field: SiteFormField,
  type: FormFieldType,
  made: Made,
) => JsonObject | JsonObject[] | null

const choices: Maker = ({ options }, _type, { key, fieldId, around }) => ({
  choices: options.map((option, at) => ({
    option,
    isChosen: textsGiven(around.filledIn, key).includes(option),
    choiceId: `${fieldId}-${at}`,
    choiceName: nativeName({ id: key }, at),
  })),
})

/** Data for each way of asking, under its name in the markup. */
const MAKERS: Readonly<Record<FormFieldType['asks'], Maker>> = {
  line: (field, type, made) => ({
    ...inputOf(type.input ?? { type: 'text' }),
    ...lengthOf(field, type),
    given: field.type === 'password' ? '' : firstGiven(made),
  }),
  lines: (field, type, made) => ({ ...lengthOf(field, type), given: firstGiven(made) }),
  parts: ({ showCountryCode }, { parts = [] }, made) =>
    parts
      .filter(({ name }) => name !== 'countryCode' || showCountryCode)
      .map((part) => drawnPart(part, made)),
  list: choices,
  one: choices,
  several: choices,
  scale: ({ options }, _type, { key, fieldId, name, around }) =>
    options.map((statement, at) => ({
      statement,
      answers: SCALE.map((answer, place) => ({
        isChosen: partGiven(around.filledIn, key, String(at)) === String(place - 2),
        answerId: `${fieldId}-${at}-${place}`,
        answerName: `${name}.${at}`,
        point: place - 2,
        answer: around.words[SCALE_WORDS[answer]],
      })),
    })),
  files: ({ fileKinds, maxFiles }) => ({
    accept: acceptOf(fileKinds),
    isMany: maxFiles > 1,
    most: maxFiles,
  }),
  nothing: () => null,
}

function lengthOf(
  { placeholder, maxLength }: SiteFormField,
  { settings }: FormFieldType,
): JsonObject {
  return {
    placeholder: settings.includes('placeholder') ? placeholder.trim() : '',
    // Only an owner's limit is counted in sight; ours is more than anyone types.
    maxLength: settings.includes('maxLength') ? Math.min(maxLength, MAX_ENTRY) : 0,
  }
}

function inputOf({ type, autocomplete = '', inputmode }: LineInput): JsonObject {
  return { inputType: type, autocomplete, inputmode: inputmode ?? '' }
}

function firstGiven({ key, around }: Made): string {
  return textsGiven(around.filledIn, key)[0] ?? ''
}

function drawnPart(part: FieldPart, { key, fieldId, name, insists, around }: Made): JsonObject {
  const word = PART_WORDS[part.name]
  return {
    ...inputOf(part),
    part: part.name,
    given: partGiven(around.filledIn, key, part.name),
    partId: `${fieldId}-${part.name}`,
    partName: `${name}.${part.name}`,
    partLabel: word ? around.words[word] : part.name,
    isNeeded: insists && part.isNeeded,
  }
}
