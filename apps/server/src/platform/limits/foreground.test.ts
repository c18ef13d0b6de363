import { expect, it } from 'vitest'
import { createForeground } from './foreground.ts'

/** A foreground with a clock that only waiting moves; `at` runs something at a moment. */
function clockwork() {
  let time = 0
  const plans: { readonly at: number; readonly run: () => void }[] = []
  const wait = async (ms: number) => {
    const until = time + ms
    const due = plans.filter(({ at }) => at <= until).toSorted((one, other) => one.at - other.at)
    for (const plan of due) {
      plans.splice(plans.indexOf(plan), 1)
      time = plan.at
      plan.run()
    }
    time = until
  }
  const foreground = createForeground({ quietMs: 5, now: () => time, wait })
  const at = (moment: number, run: () => void) => void plans.push({ at: moment, run })
  const quietAfter = async (longestMs: number) => {
    await foreground.quiet(longestMs)
    return time
  }
  return { ...foreground, at, quietAfter }
}

it('holds background work up only while somebody is being answered', async () => {
  expect(await clockwork().quietAfter(1_000)).toBe(0)
})

it('is quiet a moment after the last request, since the next one may follow', async () => {
  const { enter, at, quietAfter } = clockwork()
  const leave = enter()
  at(12, leave)
  at(15, () => at(20, enter()))
  expect(await quietAfter(1_000)).toBe(25)
})

it('never holds background work up for longer than it says', async () => {
  const { enter, quietAfter } = clockwork()
  enter()
  expect(await quietAfter(52)).toBe(52)
})

it('counts the end of a request once', async () => {
  const { enter, quietAfter } = clockwork()
  const leave = enter()
  enter()
  leave()
  leave()
  expect(await quietAfter(30)).toBe(30)
})
