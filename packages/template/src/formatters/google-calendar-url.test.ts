import { describe } from 'vitest'
import { holdsFact, renders, reports } from '../test-template.ts'

const URL = 'http://www.google.com/calendar/event?action=TEMPLATE'
const dates = '19700101T000000Z/19700101T000000Z'

const prints = (event: unknown, output: string) =>
  renders('{event|google-calendar-url}', { event, title: 'page' }, URL + output)

holdsFact('fact 7.also.23: the title and the location are in the link', [
  '{event|google-calendar-url}',
  { event: { title: 'Tea & cake', location: { addressLine1: '1 High St' } } },
  `${URL}&text=Tea%20%26%20cake&dates=${dates}&location=1%20High%20St`,
])

holdsFact('fact 7.also.24: so are its start and its end, in UTC', [
  '{event|google-calendar-url}',
  {
    event: { startDate: Date.UTC(2026, 0, 9, 15, 30, 45), endDate: Date.UTC(2026, 0, 10) },
    website: { timeZone: 'Asia/Tokyo' },
  },
  `${URL}&text=&dates=20260109T153045Z/20260110T000000Z`,
])

describe('the title', () => {
  prints({ title: 'Tea & cake' }, `&text=Tea%20%26%20cake&dates=${dates}`)
  prints({ title: 'a+b@c*d_e-f./g' }, `&text=a+b@c*d_e-f./g&dates=${dates}`)
  prints({ title: 'ÿĀ💡' }, `&text=%FF%u0100%uD83D%uDCA1&dates=${dates}`)
  prints({ title: 7 }, `&text=7&dates=${dates}`)
  prints({ title: ['a'] }, `&text=&dates=${dates}`)
})

describe('the dates are in UTC, to the second', () => {
  const during = (startDate: unknown, endDate: unknown, expected: string) =>
    prints({ startDate, endDate }, `&text=&dates=${expected}`)
  during(1_368_406_800_999, 1_368_410_400_000, '20130513T010000Z/20130513T020000Z')
  during('1368406800000', null, '20130513T010000Z/19700101T000000Z')
  during(-1, true, '19691231T235959Z/19700101T000000Z')
  during(-12_219_292_800_000, -12_219_292_800_001, '15821015T000000Z/15821004T235959Z')
  during(-62_135_596_800_000, {}, '10103T000000Z/19700101T000000Z')
  renders(
    '{event|google-calendar-url}',
    { event: { startDate: 0 }, website: { timeZone: 'Asia/Tokyo' } },
    `${URL}&text=&dates=${dates}`,
  )
})

describe('the location', () => {
  const at = (location: unknown, expected: string) =>
    prints({ location }, `&text=&dates=${dates}${expected}`)
  at({ addressLine1: '1 High St' }, '&location=1%20High%20St')
  at(
    { addressLine1: ' 1 ', addressLine2: 'Leith', addressCountry: 'Écosse' },
    '&location=1%2C%20Leith%2C%20%C3%89cosse',
  )
  at({ addressLine1: ' ', addressLine2: null, addressCountry: 'UK' }, '&location=UK')
  at({ addressLine1: 5, addressLine2: true, addressCountry: [1] }, '&location=5%2C%20true')
  at({ addressLine1: '\ud800' }, '&location=%EF%BF%BD')
  at({}, '')
  at(null, '')
  at('Leith', '')
})

describe('nothing is looked for outside the value', () => {
  renders('{nothing|google-calendar-url}', { title: 'page' }, `${URL}&text=&dates=${dates}`)
  renders('{title|google-calendar-url}', { title: 'page' }, `${URL}&text=&dates=${dates}`)
})

describe('an event at no time', () => {
  const error = (day: string) =>
    `RuntimeError: Unexpected RangeError error when executing VARIABLE: Julian day ${day} is outside the supported range`
  reports('{event|google-calendar-url}', error('NaN'), { data: { event: { startDate: 'soon' } } })
  reports('{event|google-calendar-url}', error('102440588'), {
    data: { event: { endDate: 8.64e15 } },
  })
})
