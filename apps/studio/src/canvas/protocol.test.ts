import { describe, expect, it } from 'vitest'
import { canvasAddress, readCanvasKey, readFromCanvas, readToCanvas, sealed } from './protocol.ts'

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

  it('carries nonce and studio in the part of the address that is never sent', () => {
    const key = { nonce: 'n', studio: 'http://localhost:3000' }
    const address = new URL(canvasAddress('http://shop--canvas.localhost:3000/?token=t', key))
    expect(address.search).toBe('?token=t')
    expect(readCanvasKey(address.hash)).toEqual(key)
  })

  it('does not start without a key', () => {
    expect(readCanvasKey('')).toBeUndefined()
    expect(readCanvasKey('#nonce=n&studio=javascript:alert(1)')).toBeUndefined()
  })
})
