import { type Theme, themeFrom } from '@sitewright/theme'
import { expect, it } from 'vitest'
import { createLoadedThemes } from './loaded-themes.ts'

function theme(id: string, bytes = 1_000): Theme {
  return themeFrom(new Map([['assets/a.bin', Buffer.alloc(bytes)]]), { id })
}

it('reads a theme once for all who ask meanwhile', async () => {
  const themes = createLoadedThemes()
  let times = 0
  const load = () =>
    themes.load('site', 'a', async () => {
      times++
      return theme('a')
    })
  expect(await Promise.all([load(), load()])).toMatchObject([{ id: 'a' }, { id: 'a' }])
  expect(times).toBe(1)
  expect(themes.get('site', 'a')?.id).toBe('a')
})

it('keeps nothing of what is not there or cannot be read', async () => {
  const themes = createLoadedThemes()
  expect(await themes.load('site', 'a', async () => undefined)).toBeUndefined()
  await expect(themes.load('site', 'a', () => Promise.reject(new Error('no')))).rejects.toThrow()
  expect((await themes.load('site', 'a', async () => theme('a')))?.id).toBe('a')
})

it('never gives one site the theme of another', async () => {
  const themes = createLoadedThemes()
  await themes.load('mine', 'a', async () => theme('a'))
  expect(themes.get('theirs', 'a')).toBeUndefined()
})

it('pushes out a site’s own themes beyond its share, the oldest first', async () => {
  const themes = createLoadedThemes({ mostOfASite: 2_500 })
  await themes.load('other', 'x', async () => theme('x'))
  for (const id of ['a', 'b']) await themes.load('site', id, async () => theme(id))
  themes.get('site', 'a')
  await themes.load('site', 'c', async () => theme('c'))
  expect(['a', 'b', 'c'].map((id) => themes.get('site', id)?.id)).toEqual(['a', undefined, 'c'])
  expect(themes.get('other', 'x')?.id).toBe('x')
})

it('holds all sites together to its bytes, but always keeps what was read last', async () => {
  const themes = createLoadedThemes({ mostBytes: 2_500 })
  for (const site of ['1', '2', '3']) await themes.load(site, 'a', async () => theme('a'))
  expect(['1', '2', '3'].map((site) => themes.get(site, 'a')?.id)).toEqual([undefined, 'a', 'a'])
  await themes.load('4', 'large', async () => theme('large', 9_000))
  expect(themes.get('4', 'large')?.id).toBe('large')
})
