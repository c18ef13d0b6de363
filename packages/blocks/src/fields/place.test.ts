import { expect, it } from 'vitest'
import { readCoordinates } from './place.ts'

it.each([
  ['52.52, 13.405', 52.52, 13.405],
  ['-33.8568 151.2153', -33.8568, 151.2153],
  ['40.6892° N, 74.0445° W', 40.6892, -74.0445],
  [' 0;0 ', 0, 0],
])('reads %s', (text, latitude, longitude) => {
  expect(readCoordinates(text)).toEqual({ latitude, longitude })
})

it.each(['', '52', '91, 0', '0, 181', '1,2,3', 'here, there', '<b>, 1'])('refuses %s', (text) => {
  expect(readCoordinates(text)).toBeUndefined()
})
