import { describe, expect, it } from 'vitest'
import { nonceOf, readCanvasKey, readFromCanvas, readToCanvas, sealed } from './protocol.ts'

const placement = { x: 1, y: 2, w: 3, h: 4, z: 1 }
const place = {
  type: 'place',
  documentId: 'd',
  sectionId: 's',
  blockId: 'b',
  view: 'desktop',
  placement,
} as const

describe('the protocol', () => {
  it('passes a whole message on', () => {
    expect(readFromCanvas('nonce', sealed('nonce', place))).toEqual(place)
  })

  it.each<[string, unknown]>([
    ['another visit’s nonce', sealed('other', place)],
    ['no nonce at all', { message: place }],
    ['an unknown type', { sitewright: 'nonce', message: { type: 'eval', code: '1' } }],
    ['a name every object has', { sitewright: 'nonce', message: { type: 'toString' } }],
    ['a missing field', { sitewright: 'nonce', message: { ...place, blockId: undefined } }],
    [
      'a number that is none',
      { sitewright: 'nonce', message: { ...place, placement: { ...placement, x: Number.NaN } } },
    ],
    ['a view that is none', { sitewright: 'nonce', message: { ...place, view: 'watch' } }],
    ['text', 'ready'],
    ['nothing', null],
  ])('refuses %s', (_what, data) => {
    expect(readFromCanvas('nonce', data)).toBeUndefined()
  })

  it('keeps the two directions apart', () => {
    expect(readToCanvas('nonce', { sitewright: 'nonce', message: place })).toBeUndefined()
  })

  it('shares the nonce through the address and the page', () => {
    expect(nonceOf('http://shop--canvas.localhost:3000/?token=t&nonce=n')).toBe('n')
    const key = { nonce: 'n', studioOrigin: 'http://localhost:3000' }
    expect(readCanvasKey(JSON.stringify(key))).toEqual(key)
  })

  it.each(['', '{}', '{"nonce":"","studioOrigin":""}', '{"nonce":1}'])(
    'does not start with the key %s',
    (json) => {
      expect(readCanvasKey(json)).toBeUndefined()
    },
  )
})
