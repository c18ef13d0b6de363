/** Answers to form questions, formatted for order summaries (language §18). */

import type { Scope } from '../render/scope.ts'
import { at, child, elements, objectOf } from '../values/property.ts'
import { textOf } from '../values/text.ts'
import { asString, isTruthy } from '../values/value.ts'
import { localizedValue } from './localized.ts'

type Write = (field: unknown, scope: Scope) => string

/** Text of one part of a composite answer. */
const part = (field: unknown, key: string) => textOf(at(field, 'values', key))
const hasPart = (field: unknown, key: string) => isTruthy(at(field, 'values', key))

const WRITERS: Readonly<Record<string, Write>> = {
  address(field) {
    const second = hasPart(field, 'Line2') ? `\n  <div>${part(field, 'Line2')}</div>` : ''
    return `<div style="padding-left:5px;">
  <div>${part(field, 'Line1')}</div>${second}
  <div>${part(field, 'City')}, ${part(field, 'State')} ${part(field, 'Zip')} ${part(field, 'Country')}</div>
</div>`
  },
  checkbox(field) {
    const values = child(field, 'values')
    if (isTruthy(values)) return `${elements(values).map(textOf).join(', ')}\n`
    const value = child(field, 'value')
    return isTruthy(value) ? textOf(value) : ''
  },
  date: (field) => `${part(field, 'Month')}/${part(field, 'Day')}/${part(field, 'Year')}`,
  likert(field, scope) {
    const values = child(field, 'values')
    if (typeof values !== 'object' || values === null) return ''
    const rows = Object.entries(values).map(([question, answer]) => {
      const text = likertText(asString(answer), scope)
      return `\n  <div><span style="font-weight:bold;">${question}:</span> ${text}</div>`
    })
    return `<div style="padding-left:5px;">${rows.join('')}\n</div>`
  },
  name: (field) => `${part(field, 'First')} ${part(field, 'Last')}`,
  phone(field) {
    const number = `${part(field, 'Areacode')}-${part(field, 'Prefix')}-${part(field, 'Line')}`
    return hasPart(field, 'Country') ? `+${part(field, 'Country')} ${number}` : number
  },
  time(field) {
    const [hour, minute, second] = ['Hour', 'Minute', 'Second'].map((key) =>
      hasPart(field, key) ? part(field, key) : '00',
    )
    return `${hour}:${minute}:${second} ${part(field, 'Ampm')}`
  },
}

const NEUTRAL = 'Neutral'
/** Labels of the values from -2 to 2. */
const LIKERT = ['Strongly Disagree', 'Disagree', NEUTRAL, 'Agree', 'Strongly Agree']
const POINTS = LIKERT.map((_words, index) => String(index - 2))

function likertText(answer: string, scope: Scope): string {
  const english = LIKERT[POINTS.indexOf(answer)] ?? NEUTRAL
  return wordsFor(english, scope) || wordsFor(NEUTRAL, scope)
}

function wordsFor(english: string, scope: Scope): string {
  const words = localizedValue(scope, `productAnswerMap${english.replace(' ', '')}`)
  return typeof words === 'string' ? words : english
}

export function formAnswer(field: unknown, scope: Scope): string {
  const type = asString(objectOf(field).type)
  const write = Object.hasOwn(WRITERS, type) ? WRITERS[type] : undefined
  return write ? write(field, scope) : asString(objectOf(field).value)
}
