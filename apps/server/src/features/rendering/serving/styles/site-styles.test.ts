import { newId } from '@sitewright/core/id'
import {
  type FinishedStyles,
  finishStyles,
  type StyleCompiler,
  type Theme,
  themeFrom,
} from '@sitewright/theme'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createStyleSheets, type StyledSite } from './site-styles.ts'

const siteId = newId()
const theme = themeFrom(new Map([['template.conf', Buffer.from('{"name":"T"}')]]), { id: newId() })
const builtIn: Theme = { ...theme, id: 'built-in' }
const styled = (css: string, of: Theme = theme): StyledSite => ({
  siteId,
  theme: of,
  style: { theme: of.id, tweaks: {}, css },
})

/** A fake compiler: its answer to each task is found by the owner's CSS in it. */
function createCompiler(answers: Record<string, () => Promise<FinishedStyles>>) {
  const asked: string[] = []
  const compiler: Pick<StyleCompiler, 'compile'> = {
    compile: ({ css = '' }) => {
      asked.push(css)
      return (
        answers[css]?.() ?? Promise.resolve(finishStyles({ css: `a { b: ${css} }`, problems: [] }))
      )
    },
  }
  return { asked, sheets: createStyleSheets({ compiler, now: Date.now }) }
}

const never = () => new Promise<FinishedStyles>(() => {})
const lost = async (): Promise<FinishedStyles> => ({
  css: '',
  preloads: [],
  problems: [{ code: 'less-timeout', message: 'It takes too long.' }],
  isLost: true,
})

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('the styles of a site', () => {
  it('are compiled once, and are the same for editors and visitors', async () => {
    const { asked, sheets } = createCompiler({})
    const drafted = await sheets.drafted(styled('one'))
    expect(await sheets.of(styled('one'))).toBe(drafted)
    expect(sheets.find(siteId, drafted.path)).toBe(drafted)
    expect(asked).toEqual(['one'])
  })

  it('are not compiled where nothing of the site’s own is in them', async () => {
    const { asked, sheets } = createCompiler({})
    const first = await sheets.of(styled('', builtIn))
    expect(await sheets.of({ ...styled('', builtIn), siteId: newId() })).toBe(first)
    expect(asked).toEqual([])
  })

  it('are for visitors what they were, for a moment, while new ones take long', async () => {
    const { sheets } = createCompiler({ slow: never })
    const before = await sheets.of(styled('one'))
    const waiting = sheets.of(styled('slow'))
    await vi.advanceTimersByTimeAsync(3_000)
    const standIn = await waiting
    expect(standIn.path).toBe(before.path)
    expect(standIn.validUntil).toBe(Date.now() + 2_000)
  })

  it('never show a draft to visitors meanwhile', async () => {
    const { sheets } = createCompiler({ slow: never })
    const before = await sheets.of(styled('one'))
    const draft = await sheets.drafted(styled('draft'))
    const waiting = sheets.of(styled('slow'))
    await vi.advanceTimersByTimeAsync(3_000)
    expect((await waiting).path).toBe(before.path)
    expect((await waiting).path).not.toBe(draft.path)
  })

  it('are none, beside the platform’s, for a site that had none before', async () => {
    const { sheets } = createCompiler({ slow: never })
    const waiting = sheets.of(styled('slow'))
    await vi.advanceTimersByTimeAsync(3_000)
    const bare = await waiting
    expect(String(await bare.response.text.in('identity')).trim()).toBe('')
    expect(bare.validUntil).toBe(Date.now() + 2_000)
  })

  it('stay as they were where nothing comes out, and are tried again after a while', async () => {
    const { asked, sheets } = createCompiler({ endless: lost })
    const before = await sheets.of(styled('one'))
    const standIn = await sheets.of(styled('endless'))
    expect(standIn).toMatchObject({
      path: before.path,
      problems: [{ message: 'It takes too long.' }],
      validUntil: Date.now() + 60_000,
    })
    await sheets.of(styled('endless'))
    expect(asked).toEqual(['one', 'endless'])
    await vi.advanceTimersByTimeAsync(60_000)
    await sheets.of(styled('endless'))
    expect(asked).toEqual(['one', 'endless', 'endless'])
  })
})
