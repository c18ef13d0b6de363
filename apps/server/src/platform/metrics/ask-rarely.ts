/** Throttled question for metrics, single-flight: however many ask, it is put at most once in a while, and not waited for long. */

import { setTimeout as sleep } from 'node:timers/promises'

export interface AskRarelyOptions {
  /** Milliseconds for which an answer, or the lack of one, is good. */
  readonly goodForMs?: number
  /** Milliseconds that an answer is waited for. */
  readonly patienceMs?: number
  readonly now?: () => number
}

/** Shorter than the interval of any scraper, so that none sees an answer twice. */
const GOOD_FOR_MS = 5_000
/** Shorter than the time that Prometheus gives a scrape, which is ten seconds. */
const PATIENCE_MS = 2_000

/** The answer; undefined where there is none, or none in time. */
export function askRarely<Answer>(
  ask: () => Promise<Answer>,
  {
    goodForMs = GOOD_FOR_MS,
    patienceMs = PATIENCE_MS,
    now = () => performance.now(),
  }: AskRarelyOptions = {},
): () => Promise<Answer | undefined> {
  let asked: { readonly at: number; readonly answer: Promise<Answer | undefined> } | undefined
  let isUnderWay = false

  const askNow = async (): Promise<Answer | undefined> => {
    isUnderWay = true
    try {
      return await ask()
    } catch {
      return undefined
    } finally {
      isUnderWay = false
    }
  }
  return () => {
    const isGood = asked !== undefined && now() - asked.at < goodForMs
    // A question that hangs is not put again beside itself.
    if (asked === undefined || (!isGood && !isUnderWay)) asked = { at: now(), answer: askNow() }
    const tooLong = sleep(patienceMs, undefined, { ref: false })
    return Promise.race([asked.answer, tooLong])
  }
}
