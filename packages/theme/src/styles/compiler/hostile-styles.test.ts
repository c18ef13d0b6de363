import { join } from 'node:path'
import { type BuiltProgram, buildProgram } from '@sitewright/testing/build-program'
import { rowsOf } from '@sitewright/testing/matrix'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MAX_STYLE_TEXT } from '../style-source.ts'
import { stylesFrom } from '../test-styles.ts'
import { HOSTILE_STYLES } from './hostile-styles.ts'
import { StyleCompiler } from './style-compiler.ts'

let compiler: StyleCompiler
let built: BuiltProgram

const innocent = stylesFrom({
  'a.less': Array.from({ length: 200 }, (_, n) => `.a${n} { b: darken(#fff, ${n % 100}%) }`).join(
    '\n',
  ),
})

beforeAll(async () => {
  built = await buildProgram(join(import.meta.dirname, 'worker.ts'))
  // A process that starts is waited for longer than usual, because how long that takes says how busy the machine is.
  compiler = new StyleCompiler({ ...built, timeLimitMs: LIMIT_MS, patience: 20 })
})
afterAll(() => {
  compiler.close()
  return built.remove()
})

let run = 0
const compileInnocent = async (caller: string) => {
  const own = ++run
  const { css } = await compiler.compile({ caller, theme: innocent, css: `.run { n: ${own} }` })
  expect(css.trimEnd().endsWith(`n: ${own};\n}`)).toBe(true)
}

/** Both processes are there and have worked. */
const bothReady = () => Promise.all([compileInnocent('a'), compileInnocent('b')])

/** Half of what they get in earnest, so that the tests are sooner done. */
const LIMIT_MS = 500

/** Reading the tweaks of what no site would load takes longer than all the rest. */
const themeOf = (text: string) =>
  text.length > MAX_STYLE_TEXT
    ? { ...stylesFrom({}), styles: [{ path: 'styles/a.less', text }] }
    : stylesFrom({ 'a.less': text }, { 'self.less': '@import "self"; y { z: @import }' })

/** One for each way to take too much: time, memory, a text, the reading of it, and files of the server. */
const REPRESENTATIVES = new Set([
  'mixins that call the next one twice',
  'variables that double',
  'fifty megabytes',
  'bait of quotes',
  'imports of everything',
  'addresses of the server',
  'plugins and scripts',
])

describe('a hostile style sheet', { timeout: 600_000 }, () => {
  const rows = rowsOf(Object.entries(HOSTILE_STYLES), ([what]) => REPRESENTATIVES.has(what))
  it.each(rows)('ends, and harms nobody: %s', async (_what, text) => {
    const theme = themeOf(text)
    await bothReady()
    const before = process.memoryUsage().rss
    const hostile = compiler.compile({ caller: 'hostile', theme })
    await compileInnocent('innocent')
    const { css } = await hostile
    expect(process.memoryUsage().rss - before).toBeLessThan(150 * 1024 * 1024)
    expect(css).not.toMatch(/root:|\/bin\/|process/)
  })
})
