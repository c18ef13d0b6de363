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

export function createContrastWatch(
  host: Element,
  onFound: (found: readonly HardWords[]) => void,
): ContrastWatch {
  let isOn = false
  let isStale = false
  let work: ReturnType<typeof measureContrast> | undefined

  const step = (deadline: IdleDeadline) => {
    if (!isOn) {
      work = undefined
      return
    }
    if (!work) {
      isStale = false
      work = measureContrast(host)
    }
    let result = work.next()
    while (!result.done && deadline.timeRemaining() > SPARE_MS) result = work.next()
    if (!result.done) return void requestIdleCallback(step, { timeout: LONGEST_WAIT_MS })
    work = undefined
    onFound(result.value)
    if (isStale) setTimeout(begin, PAUSE_MS)
    else isWaiting = false
  }

  let isWaiting = false
  const begin = () => void requestIdleCallback(step, { timeout: LONGEST_WAIT_MS })
  const changed = () => {
    isStale = true
    if (!isOn || isWaiting) return
    isWaiting = true
    begin()
  }

  const observer = new MutationObserver(changed)
  return {
    set(next) {
      if (next === isOn) return
      isOn = next
      const act = isOn ? addEventListener : removeEventListener
      for (const type of ['load', 'transitionend', 'animationend']) act(type, changed, true)
      act('resize', changed)
      if (!isOn) {
        observer.disconnect()
        isWaiting = false
        return
      }
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
