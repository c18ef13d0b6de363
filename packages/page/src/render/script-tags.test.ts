import type { Theme } from '@sitewright/theme/for-pages'
import { describe, expect, it } from 'vitest'
import { joinedScript, scriptTags } from './script-tags.ts'

/** A theme of these scripts, each of which says its own name. */
function themeOf(...names: readonly string[]): Theme {
  const files = new Map(names.map((name) => [`/scripts/${name}`, Buffer.from(name)]))
  return { files, revisionNumber: 7 } as unknown as Theme
}

const combo = (src: string) => ({ src, combo: 'true' })

/** A page with the tags of these scripts, all to be joined. */
function pageOf(theme: Theme, names: readonly string[]): string {
  const scripts = scriptTags(theme)
  return scripts.finish(names.map((name) => scripts.add(combo(name)) ?? '').join('|'))
}

const addressesIn = (html: string) => [...html.matchAll(/src="([^"?]*)\?7"/g)].map(([, at]) => at)

describe('joined scripts of a theme', () => {
  it('come as one file, where the first tag stands', () => {
    const html = pageOf(themeOf('a.js', 'b.js'), ['a.js', 'b.js'])
    expect(html).toBe('<script src="/scripts/joined/a.js+b.js?7"></script>|')
  })

  it('come once, however often the page asks for the first of them', () => {
    const html = pageOf(themeOf('a.js'), ['a.js', 'a.js'])
    expect(html).toBe('<script src="/scripts/a.js?7"></script>|')
  })

  it('come once where a layout prints its content twice', () => {
    const scripts = scriptTags(themeOf('a.js', 'b.js'))
    const main = `${scripts.add(combo('a.js'))}${scripts.add(combo('b.js'))}`
    const html = scripts.finish(`${main} and ${main}`)
    expect(html).toBe('<script src="/scripts/joined/a.js+b.js?7"></script> and ')
  })

  it.each([
    ['many', Array.from({ length: 200 }, (_, at) => `${at}.js`)],
    ['long', Array.from({ length: 50 }, (_, at) => `${'x'.repeat(300)}${at}.js`)],
  ])('are all served where there are %s names', (_, names) => {
    const theme = themeOf(...names)
    const served = addressesIn(pageOf(theme, names)).flatMap((address = '') => {
      const bytes = joinedScript(theme, address) ?? theme.files.get(address)
      expect(bytes, address).toBeDefined()
      expect(address.length).toBeLessThan(8_000)
      return String(bytes).split('\n;\n').filter(Boolean)
    })
    expect(served).toEqual(names)
  })
})
