import { describe, expect, it } from 'vitest'
import {
  nonceOf,
  readCanvasKey,
  readFromCanvas,
  readGreeting,
  readToCanvas,
  sealed,
} from './protocol.ts'

const placement = { x: 1, y: 2, w: 3, h: 4, z: 1 }
const place = {
  type: 'place',
  documentId: 'd',
  sectionId: 's',
  blockId: 'b',
  view: 'desktop',
  placement,
  isFree: false,
} as const

describe('the protocol', () => {
  it('passes a whole message on', () => {
    expect(readFromCanvas(place)).toEqual(place)
  })

  it.each<[string, unknown]>([
    ['an unknown type', { type: 'eval', code: '1' }],
    ['a name every object has', { type: 'toString' }],
    ['a missing field', { ...place, blockId: undefined }],
    ['a number that is none', { ...place, placement: { ...placement, x: Number.NaN } }],
    ['a view that is none', { ...place, view: 'watch' }],
    ['text', 'ready'],
    ['nothing', null],
  ])('refuses %s', (_what, data) => {
    expect(readFromCanvas(data)).toBeUndefined()
  })

  it('keeps the two directions apart', () => {
    expect(readToCanvas([place])).toEqual([])
  })

  it('reads posts of several messages, without those that are none', () => {
    const [order, end] = [{ type: 'order', documentId: 'd', sectionIds: [] }, { type: 'carryEnd' }]
    expect(readToCanvas([order, place, 'order', end])).toEqual([order, end])
    expect(readToCanvas(order)).toEqual([])
  })

  const greeting = { type: 'ready', view: 'desktop' } as const

  it('hears the greeting of its own canvas', () => {
    expect(readGreeting('nonce', sealed('nonce', greeting))).toEqual(greeting)
  })

  it.each<[string, string, unknown]>([
    ['with another visit’s nonce', 'nonce', sealed('other', greeting)],
    ['without a nonce', 'nonce', { message: greeting }],
    ['for a canvas without one', '', sealed('', greeting)],
    ['that is another message', 'nonce', { sitewright: 'nonce', message: place }],
    ['that is none', 'nonce', 'ready'],
  ])('refuses a greeting %s', (_what, nonce, data) => {
    expect(readGreeting(nonce, data)).toBeUndefined()
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
