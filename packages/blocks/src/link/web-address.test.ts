import { expect, it } from 'vitest'
import { readAddress } from './web-address.ts'

it.each([
  ['instagram.com/clay', 'https://instagram.com/clay'],
  [' http://clay.example ', 'http://clay.example/'],
  ['https://www.instagram.com/"x', 'https://www.instagram.com/%22x'],
  ['clay', undefined],
  ['javascript:hit()', undefined],
  ['https://user@clay.example', undefined],
  ['//clay.example', undefined],
  ['http://127.0.0.1/', undefined],
  ['hello@clay.example', undefined],
  ['', undefined],
])('reads %j as %j', (typed, address) => {
  expect(readAddress(typed)).toBe(address)
})

it('takes only addresses of the hosts that are allowed', () => {
  const allowed = { hosts: ['flickr.com'] }
  expect(readAddress('www.flickr.com/photos/clay', allowed)).toBe(
    'https://www.flickr.com/photos/clay',
  )
  expect(readAddress('notflickr.com/photos/clay', allowed)).toBeUndefined()
  expect(readAddress('flickr.com.evil.example', allowed)).toBeUndefined()
})

it('takes addresses for mail where they are allowed', () => {
  expect(readAddress('mailto:hello@clay.example', { takesMail: true })).toBe(
    'mailto:hello@clay.example',
  )
  expect(readAddress('hello@clay.example', { takesMail: true })).toBe('mailto:hello@clay.example')
})
