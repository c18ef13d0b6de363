import { expect, it } from 'vitest'
import { prepareResponse } from '../http/prepared-response.ts'
import { createKeptSheets } from './kept-sheets.ts'
import type { SiteStyles } from './site-sheet.ts'

function sheet(name: string, bytes = 1): SiteStyles {
  const parts = { body: 'x'.repeat(bytes), contentType: 'text/css', cacheControl: '' }
  const response = prepareResponse(parts)
  return { path: `/${name}`, fonts: [], problems: [], response, unversioned: response }
}

it('makes a sheet once for all who ask meanwhile', async () => {
  const kept = createKeptSheets()
  let times = 0
  const make = () =>
    kept.make('a', 'key', async () => {
      times++
      return sheet('one')
    })
  await Promise.all([make(), make()])
  expect(times).toBe(1)
  expect(kept.get('a', 'key', 0)?.path).toBe('/one')
})

it('tries again what could not be made', async () => {
  const kept = createKeptSheets()
  await expect(kept.make('a', 'key', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect((await kept.make('a', 'key', async () => sheet('one'))).path).toBe('/one')
})

it('pushes out a site’s own sheets, and none of another’s', async () => {
  const kept = createKeptSheets()
  await kept.make('b', 'key', async () => sheet('other'))
  for (const key of ['1', '2', '3', '4', '5']) await kept.make('a', key, async () => sheet(key))
  expect(kept.get('a', '1', 0)).toBeUndefined()
  expect(kept.find('a', '/5')?.path).toBe('/5')
  expect(kept.get('b', 'key', 0)?.path).toBe('/other')
})

it('forgets the sites that were asked for longest ago when there are too many bytes', async () => {
  const kept = createKeptSheets(2_500)
  for (const site of ['a', 'b', 'c']) await kept.make(site, 'key', async () => sheet(site, 1_000))
  expect(['a', 'b', 'c'].map((site) => kept.find(site, `/${site}`)?.path)).toEqual([
    undefined,
    '/b',
    '/c',
  ])
})

it('gives a stand-in until it is out of date, and never as what visitors saw', async () => {
  const kept = createKeptSheets()
  const standIn = { ...sheet('stand-in'), validUntil: 10 }
  kept.see('a', await kept.make('a', 'key', async () => standIn))
  expect(kept.get('a', 'key', 9)?.path).toBe('/stand-in')
  expect(kept.get('a', 'key', 10)).toBeUndefined()
  expect(kept.lastSeen('a')).toBeUndefined()
})
