import { expect, it } from 'vitest'
import { downloadsOf } from './download-files.ts'

const files = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ id: `id${n}`, url: `/f/${n}`, filename: `${n}.png` }))

it('takes one file as it is', () => {
  expect(downloadsOf('site', files(1))).toEqual([{ url: '/f/0', filename: '0.png' }])
})

it('packs several into one archive, and more than it takes into another', () => {
  const downloads = downloadsOf('site', files(201))
  expect(downloads.map(({ url }) => url.split(',').length)).toEqual([200, 1])
  expect(downloads[1]?.url).toBe('/s/site/files/files.zip?ids=id200')
})
