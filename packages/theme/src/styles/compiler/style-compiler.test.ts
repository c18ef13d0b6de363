import { join } from 'node:path'
import { type BuiltProgram, buildProgram } from '@sitewright/testing/build-program'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { stylesFrom } from '../test-styles.ts'
import {
  StyleCompiler,
  StyleCompilerBusy,
  type StyleCompilerOptions,
  type StyleTask,
} from './style-compiler.ts'

let built: BuiltProgram
const compilers: StyleCompiler[] = []

beforeAll(async () => {
  built = await buildProgram(join(import.meta.dirname, 'worker.ts'))
})
afterAll(() => built.remove())
afterEach(() => {
  for (const compiler of compilers.splice(0)) compiler.close()
})

/** Factor by which a process that starts is waited for longer than usual: how long that takes says how busy the machine is. */
const PATIENCE = 20

function makeCompiler(options: Partial<StyleCompilerOptions> = {}) {
  const compiler = new StyleCompiler({ ...built, patience: PATIENCE, ...options })
  compilers.push(compiler)
  return compiler
}

const innocent: StyleTask = {
  caller: 'innocent',
  theme: stylesFrom({ 'a.less': '@b: 1px; a { b: @b * 2; c: @d }' }),
}

/** Milliseconds on a processor, in place of the compiler's own: what is innocent takes some tens. */
const LIMIT_MS = 500

/** Every mixin calls the next one twice: 2^40 calls. The last one is empty, so that no memory runs out before the time does. */
const ENDLESS = `${Array.from({ length: 40 }, (_, n) => `.m${n}() { .m${n + 1}; .m${n + 1}; }`).join('\n')} .m40() { } c { .m0; }`
const endless: StyleTask = { caller: 'hostile', theme: stylesFrom({ 'a.less': ENDLESS }) }

describe('styles compiled in another process', { timeout: 600_000 }, () => {
  it('come out as in this one, with their problems', async () => {
    const { css, problems, isLost } = await makeCompiler().compile(innocent)
    expect(css.replace(/\s+/g, ' ').trim()).toBe('a { b: 2px; c: ; }')
    expect(problems).toMatchObject([{ name: '@d', file: 'styles/a.less', line: 1, column: 28 }])
    expect(isLost).toBeUndefined()
  })

  it('come out with other values of the same theme, and with the fonts that are named', async () => {
    const theme = stylesFrom({
      'a.less':
        '// tweak: {"type":"value","title":"Gap"}\n@gap: 1px; a { b: @gap * 2; font-family: Inter }',
    })
    const compiler = makeCompiler({ workers: 1 })
    for (const gap of [1, 2, 3]) {
      const task = { caller: 'a', theme, values: { gap: `${gap}px` } }
      const { css, problems } = await compiler.compile(task)
      expect(problems).toEqual([])
      expect(css).toContain(`b: ${gap * 2}px`)
      expect(css).toContain('@font-face{font-family:"Inter"')
    }
  })

  it('are ended at the deadline, and the next ones come out', async () => {
    const compiler = makeCompiler({ workers: 1, timeLimitMs: LIMIT_MS })
    await compiler.compile(innocent)
    expect(await compiler.compile(endless)).toEqual({
      css: '',
      preloads: [],
      isLost: true,
      problems: [{ code: 'less-timeout', message: 'Compiling the styles takes too long.' }],
    })
    expect((await compiler.compile(innocent)).css).toContain('b: 2px')
  })

  it('get more time when they come with the platform', async () => {
    const rules = Array.from({ length: 3_000 }, (_, n) => `.a${n} { b: darken(#fff, ${n % 100}%) }`)
    const large = { caller: 'a', theme: stylesFrom({ 'a.less': rules.join('\n') }) }
    const compiler = makeCompiler({ timeLimitMs: 1, trustedTimeLimitMs: 20_000 })
    expect(await compiler.compile(large)).toMatchObject({ isLost: true })
    expect((await compiler.compile({ ...large, isTrusted: true })).css).toContain('.a2999')
  })

  it('are ended where they take too much memory', async () => {
    const text = `@a: "${'x'.repeat(1_000)}"; ${Array.from({ length: 40 }, (_, n) => `@a${n + 1}: "@{a${n || ''}}@{a${n || ''}}";`).join('')} c { d: @a40 }`
    const task = { caller: 'hostile', theme: stylesFrom({ 'a.less': text }) }
    const compiler = makeCompiler({ timeLimitMs: 20_000, memoryMb: 64 })
    const { problems } = await compiler.compile(task)
    expect(['less-memory', 'less-value']).toContain(problems[0]?.code)
    expect((await compiler.compile(innocent)).css).toContain('b: 2px')
  })

  it('are refused before they are sent where they are too large', async () => {
    const task = { caller: 'hostile', theme: stylesFrom({ 'a.less': ' '.repeat(50_000_000) }) }
    const start = vi.fn(built.start)
    expect(await makeCompiler({ start }).compile(task)).toMatchObject({
      isLost: true,
      problems: [{ code: 'less-too-large', file: 'styles/a.less', line: 1 }],
    })
    expect(start).not.toHaveBeenCalled()
  })

  it('lose only the owner’s own CSS to its bombs', async () => {
    const compiler = makeCompiler({ timeLimitMs: LIMIT_MS })
    const { css, problems } = await compiler.compile({ ...innocent, css: ENDLESS })
    expect(css).toContain('b: 2px')
    expect(problems).toMatchObject([{ name: '@d' }, { code: 'less-timeout', file: 'custom.css' }])
    const large = await compiler.compile({ ...innocent, css: ' '.repeat(600_000) })
    expect(large.css).toContain('b: 2px')
    expect(large.problems).toMatchObject([
      { name: '@d' },
      { code: 'less-too-large', file: 'custom.css' },
    ])
  })

  it('are not tried again at once after they were ended', async () => {
    let now = 0
    const start = vi.fn(built.start)
    const options = { workers: 1, timeLimitMs: LIMIT_MS, now: () => now, start }
    const compiler = makeCompiler(options)
    const isRefused = async () =>
      expect(await compiler.compile(endless)).toMatchObject({
        problems: [{ code: 'less-timeout' }],
      })
    await isRefused()
    // The one that was ended, and the next, which waits for work.
    await expect.poll(() => start.mock.calls.length).toBe(2)
    await isRefused()
    expect(start).toHaveBeenCalledTimes(2)
    now = 61_000
    await isRefused()
    await expect.poll(() => start.mock.calls.length).toBe(3)
  })

  it('wait for those of others in turns', async () => {
    const compiler = makeCompiler({ workers: 1, timeLimitMs: LIMIT_MS })
    const order: string[] = []
    const compile = async (caller: string, text: string) => {
      await compiler.compile({ caller, theme: stylesFrom({ 'a.less': text }) })
      order.push(caller)
    }
    await Promise.all([
      ...[1, 2, 3].map((n) => compile('hostile', `${ENDLESS} .x${n} { y: z }`)),
      compile('innocent', 'a { b: c }'),
    ])
    expect(order).toEqual(['hostile', 'innocent', 'hostile', 'hostile'])
  })

  it('leave a worker to others, whatever one caller wants', async () => {
    const compiler = makeCompiler({ workers: 2, timeLimitMs: 600_000 })
    await Promise.all([compiler.compile(innocent), compiler.compile({ ...innocent, caller: 'b' })])
    let hasEnded = false
    const hostile = [1, 2].map((n) =>
      compiler
        .compile({
          caller: 'hostile',
          theme: stylesFrom({ 'a.less': `${ENDLESS} .x${n} { y: z }` }),
        })
        .finally(() => {
          hasEnded = true
        }),
    )
    expect((await compiler.compile(innocent)).css).toContain('b: 2px')
    expect(hasEnded).toBe(false)
    for (const one of hostile) one.catch(() => undefined)
  })

  it('refuse a line that is too long', async () => {
    const compiler = makeCompiler({ workers: 1, timeLimitMs: 5_000 })
    const all = Array.from({ length: 60 }, (_, n) =>
      compiler.compile({
        caller: 'hostile',
        theme: stylesFrom({ 'a.less': `${ENDLESS} .x${n} { y: z }` }),
      }),
    )
    const refused = await Promise.allSettled(all.slice(51))
    expect(refused.every((one) => one.status === 'rejected')).toBe(true)
    expect(refused[0]).toMatchObject({ reason: expect.any(StyleCompilerBusy) })
    for (const one of all) one.catch(() => undefined)
  })

  it('can be given up while they wait', async () => {
    const compiler = makeCompiler({ workers: 1, timeLimitMs: 500 })
    const first = compiler.compile(endless)
    const abort = new AbortController()
    const second = compiler.compile(innocent, abort.signal)
    abort.abort(new Error('not wanted any more'))
    await expect(second).rejects.toThrow('not wanted any more')
    await first
  })
})
