/** Measures contrast anew, in idle time and in slices, whenever something on the page may look different; only while it is asked for. */

import type { HardWords } from '../protocol.ts'
import { measureContrast } from './measure-contrast.ts'

export interface ContrastWatch {
  set(isOn: boolean): void
}

/** Throttle: milliseconds between the end of a measurement and the next. */
const PAUSE_MS = 150
/** Timeout: milliseconds after which a slice is done although the page is busy. */
const LONGEST_WAIT_MS = 400
/** Milliseconds of an idle period that are left to the page. */
const SPARE_MS = 3
/** Milliseconds of work on a page that has no idle time; less than half of a frame. */
const BUSY_MS = 6

/** Events after which something may look different although nothing in the document changed. */
const EVENTS = ['load', 'transitionend', 'animationend', 'resize'] as const

export function createContrastWatch(
  host: Element,
  onFound: (found: readonly HardWords[]) => void,
): ContrastWatch {
  let isOn = false
  let isStale = false
  let isUnderWay = false
  let work: ReturnType<typeof measureContrast> | undefined

  const begin = () => {
    isStale = false
    work = measureContrast(host)
    inIdleTime(step)
  }

  const step = (end: number) => {
    if (!isOn || !work) {
      isUnderWay = false
      return
    }
    let slice = work.next()
    while (!slice.done && performance.now() < end) slice = work.next()
    if (!slice.done) return inIdleTime(step)
    onFound(slice.value)
    if (isStale) setTimeout(begin, PAUSE_MS)
    else isUnderWay = false
  }

  const changed = () => {
    isStale = true
    if (isUnderWay) return
    isUnderWay = true
    begin()
  }

  const observer = new MutationObserver(changed)

  return {
    set(next) {
      if (next === isOn) return
      isOn = next
      const act = isOn ? addEventListener : removeEventListener
      for (const event of EVENTS) act(event, changed, true)
      if (!isOn) return observer.disconnect()
      observer.observe(document.documentElement, {
        attributes: true,
        characterData: true,
        childList: true,
        subtree: true,
      })
      changed()
    },
  }
}

/** Not every browser tells when it is idle. */
function inIdleTime(work: (end: number) => void): void {
  if (typeof requestIdleCallback !== 'function') {
    setTimeout(() => work(performance.now() + BUSY_MS), BUSY_MS)
    return
  }
  requestIdleCallback(
    (deadline) => {
      const time = deadline.didTimeout ? BUSY_MS : deadline.timeRemaining() - SPARE_MS
      work(performance.now() + time)
    },
    { timeout: LONGEST_WAIT_MS },
  )
}
