import { describe, expect, it } from 'vitest'
import { MAX_PICTURE_ADDRESS, readPictureAddress } from './picture-address.ts'
import { HOSTILE_ADDRESSES } from './test-addresses.ts'

describe('readPictureAddress', () => {
  it.each([
    [' https://a.example/bowl.jpg\n', 'https://a.example/bowl.jpg'],
    ['http://a.example/b/Bowl.JPEG?w=300#top', 'http://a.example/b/Bowl.JPEG?w=300#top'],
    ['https://a.example/bowl.webp', 'https://a.example/bowl.webp'],
  ])('reads %s', (typed, address) => expect(readPictureAddress(typed)).toBe(address))

  it.each([
    'https://a.example/bowl',
    'https://a.example/?file=bowl.jpg',
    'https://a.example/bowl.svg',
    'https://a.example/bowl.jpg.html',
    'bowl.jpg',
    'file:///bowl.jpg',
    'data:image/png;base64,x.png',
    `https://a.example/${'a'.repeat(MAX_PICTURE_ADDRESS)}.jpg`,
    ...HOSTILE_ADDRESSES,
  ])('takes %s for none', (typed) => expect(readPictureAddress(typed)).toBeUndefined())
})
