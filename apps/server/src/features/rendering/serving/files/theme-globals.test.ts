import { loadTheme } from '@sitewright/theme'
import { describe, expect, it } from 'vitest'
import { themeGlobals } from './theme-globals.ts'
import { YUI_CORE_PATH } from './yui.ts'

const FIXTURE = `${import.meta.dirname}/../../../../../../../packages/theme/src/fixtures/sparse`

describe('scripts that run before those of a theme', () => {
  const globals = { globals: { entry: (name: string) => ({ js: `${name}.js`, css: [] }) } }

  it.each([
    ['Y.one("a")', true],
    ['YUI().use("node")', true],
    ['window.Y.all("a")', true],
    ['Squarespace.onInitialize(Y,function(){})', true],
    ['Squarespace.initializeVideo( Y )', true],
    ['Class.create({})', false],
    ['a.Y.b; onInitialize(Yes)', false],
  ])('for %s have YUI: %s', async (script, hasYui) => {
    const theme = await loadTheme(FIXTURE)
    const files = new Map([['/scripts/a.js', Buffer.from(script)]])
    const page = { theme: { ...theme, files }, code: { header: '', footer: '' } }
    const scripts = themeGlobals(globals as never, page as never)
    expect(scripts).toContain('/assets-sw/theme-globals.js')
    expect(scripts.includes(YUI_CORE_PATH)).toBe(hasYui)
  })
})
