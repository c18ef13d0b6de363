import * as fs from 'node:fs'
import { CLDRFramework } from '@phensley/cldr'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { cldrLocale } from './cldr.ts'

vi.mock('node:fs', async (original) => {
  const real = await original<typeof fs>()
  return { ...real, readFileSync: vi.fn(real.readFileSync) }
})

const read = vi.mocked(fs.readFileSync)
const languagesRead = () => read.mock.calls.map(([path]) => /(\w+)\.json$/.exec(String(path))?.[1])

const AFTERNOON = Date.UTC(2020, 1, 24, 19, 4, 40)

const sample = (tag: string) => {
  const formats = cldrLocale(tag)
  return [
    formats.decimal('1234.5', []),
    formats.money('1234.5', 'EUR', []),
    formats.time(AFTERNOON, 'Europe/Paris', ['full']),
    formats.interval(AFTERNOON, AFTERNOON + 864_000_000, 'UTC', ['yMMMd']),
    formats.relativeTime(0, 7_200_000, []),
    formats.cardinalForm('5'),
  ]
}

describe('the data of a language', () => {
  beforeEach(() => {
    read.mockClear()
  })

  it('is read when the language is first asked for, and no other', () => {
    sample('de')
    expect(languagesRead()).toEqual(['de'])
  })

  it('is read once for all its countries and scripts', () => {
    for (const tag of ['sr', 'sr-Latn', 'sr-Cyrl-BA', 'sr_RS', 'SR-latn-me', 'sr']) sample(tag)
    expect(languagesRead()).toEqual(['sr'])
  })

  it('stays while others are read', () => {
    for (const tag of ['it', 'nl', 'pl', 'cs', 'it-CH', 'nl-BE', 'pl', 'cs']) sample(tag)
    expect(languagesRead()).toEqual(['it', 'nl', 'pl', 'cs'])
  })
})

describe('a locale that is not there is English', () => {
  it.each([
    ...['xx', 'qaa', 'tlh', 'zzz', 'und', 'root', 'x-private', 'i-klingon', 'e', '', ' ', '123'],
    ...['../en', '../../../etc/passwd', 'en/../fr', '/etc/passwd', 'fr.json', '__proto__', '\0'],
    ...['constructor', 'fr'.repeat(1000), 'x'.repeat(1_000_000), '😀'],
  ])('%j', (tag) => {
    expect(sample(tag)).toEqual(sample('en'))
  })

  it('so is a country or script that a language does not have: it is written as usual', () => {
    expect(sample('fr-XX')).toEqual(sample('fr'))
    expect(sample('ja-Latn-ZZ')).toEqual(sample('ja'))
  })
})

describe('every language of the CLDR', () => {
  const languages = CLDRFramework.availableLocales().map(({ tag }) => tag.language())

  it.each([...new Set(languages)])('writes everything: %s', (language) => {
    expect(sample(language)).not.toContain('')
  })

  it('comes back when it was dropped for others', () => {
    expect(sample('de')[0]).toBe('1.234,5')
  })
})
