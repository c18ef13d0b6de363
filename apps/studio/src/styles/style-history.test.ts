import type { SiteStyle } from '@sitewright/core/site/site-style'
import { expect, it } from 'vitest'
import { historyOf, redone, undone, withChange } from './style-history.ts'

const style = (accent: string): SiteStyle => ({ theme: 'hearth', tweaks: { accent }, css: '' })
const change = (accent: string, at: number, key = 'accent') => ({
  key,
  label: `to ${accent}`,
  style: style(accent),
  at,
})

it('takes changes back and makes them again', () => {
  const changed = withChange(historyOf(style('red')), change('blue', 0))
  const back = undone(changed)
  expect(back).toMatchObject({ style: style('red'), past: [], future: [{ label: 'to blue' }] })
  expect(back && redone(back)).toMatchObject({ style: style('blue'), past: [{ label: 'to blue' }] })
})

it('takes what is dragged back in one step', () => {
  const dragged = [change('a', 0), change('b', 900), change('c', 1_800)].reduce(
    withChange,
    historyOf(style('red')),
  )
  expect(dragged.style).toEqual(style('c'))
  expect(undone(dragged)?.style).toEqual(style('red'))
})

it.each([
  ['after a while', change('b', 1_000)],
  ['of something else', change('b', 1, 'other')],
])('makes a change %s a step of its own', (_what, next) => {
  const twice = withChange(withChange(historyOf(style('red')), change('a', 0)), next)
  expect(undone(twice)?.style).toEqual(style('a'))
})

it('has nothing to make again once something else is changed', () => {
  const back = undone(withChange(historyOf(style('red')), change('blue', 0)))
  const other = back && withChange(back, change('green', 5))
  expect(other && redone(other)).toBeUndefined()
  expect(undone(historyOf(style('red')))).toBeUndefined()
})
