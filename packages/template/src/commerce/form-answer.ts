/** Answers to form questions as order summaries show them (spec §18). */

import type { Scope } from '../render/scope.ts'
import { at, child, elements, keysOf } from '../values/property.ts'
import { asString } from '../values/value.ts'
import { localized } from './localized.ts'

type Write = (field: unknown, scope: Scope) => string

/** One part of an answer made of several. */
const part = (field: unknown, key: string) => asString(at(field, 'values', key))

const WRITERS: Readonly<Record<string, Write>> = {
  address(field) {
    const second = part(field, 'Line2')
    return `<div style="padding-left:5px;">
  <div>${part(field, 'Line1')}</div>${second ? `\n  <div>${second}</div>` : ''}
  <div>${part(field, 'City')}, ${part(field, 'State')} ${part(field, 'Zip')} ${part(field, 'Country')}</div>
</div>`
  },
  checkbox(field) {
    const values = elements(child(field, 'values'))
    return values.length > 0
      ? `${values.map(asString).join(', ')}\n`
      : asString(child(field, 'value'))
  },
  date: (field) => `${part(field, 'Month')}/${part(field, 'Day')}/${part(field, 'Year')}`,
  likert(field, scope) {
    const rows = keysOf(child(field, 'values')).map((question) => {
      const answer = likertText(part(field, question), scope)
      return `\n  <div><span style="font-weight:bold;">${question}:</span> ${answer}</div>`
    })
    return `<div style="padding-left:5px;">${rows.join('')}\n</div>`
  },
  name: (field) => `${part(field, 'First')} ${part(field, 'Last')}`,
  phone(field) {
    const country = part(field, 'Country')
    const number = `${part(field, 'Areacode')}-${part(field, 'Prefix')}-${part(field, 'Line')}`
    return country ? `+${country} ${number}` : number
  },
  time(field) {
    const [hour, minute, second] = ['Hour', 'Minute', 'Second'].map(
      (key) => part(field, key) || '00',
    )
    return `${hour}:${minute}:${second} ${part(field, 'Ampm')}`
  },
}

const NEUTRAL = ['Neutral', 'Neutral'] as const
const LIKERT: Readonly<Record<string, readonly [key: string, english: string]>> = {
  '-2': ['StronglyDisagree', 'Strongly Disagree'],
  '-1': ['Disagree', 'Disagree'],
  '0': NEUTRAL,
  '1': ['Agree', 'Agree'],
  '2': ['StronglyAgree', 'Strongly Agree'],
}

function likertText(answer: string, scope: Scope): string {
  const [key, english] = LIKERT[answer] ?? NEUTRAL
  return localized(scope, `productAnswerMap${key}`, english)
}

export function formAnswer(field: unknown, scope: Scope): string {
  const type = asString(child(field, 'type'))
  const write = Object.hasOwn(WRITERS, type) ? WRITERS[type] : undefined
  return write ? write(field, scope) : asString(child(field, 'value'))
}
