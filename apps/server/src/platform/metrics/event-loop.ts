import { monitorEventLoopDelay, performance } from 'node:perf_hooks'
import type { Metrics } from './metrics.ts'

/** Length in milliseconds of the windows in which delays are measured: scrapers that come at least as often see each window. */
const WINDOW_MS = 30_000
const NANOSECONDS = 1e9

/** Percentiles of the last whole window, in nanoseconds. */
type Window = Readonly<Record<'0.5' | '0.99' | '1', number>>

/**
 * Delay and use of the event loop. The delays of a window are closed by a timer and not by whoever asks, so that two
 * scrapers see the same. The result ends the measuring.
 */
export function measureEventLoop(metrics: Metrics, windowMs = WINDOW_MS): () => void {
  const histogram = monitorEventLoopDelay({ resolution: 20 })
  histogram.enable()
  const read = (): Window => ({
    '0.5': histogram.percentile(50),
    '0.99': histogram.percentile(99),
    '1': histogram.max,
  })
  let last: Window | undefined
  const closing = setInterval(() => {
    last = read()
    histogram.reset()
  }, windowMs)
  closing.unref()

  metrics.gauge(
    {
      name: 'nodejs_eventloop_delay_seconds',
      help: `Delay of the event loop in the last ${WINDOW_MS / 1_000} seconds; quantile 1 is the longest.`,
      labels: ['quantile'],
    },
    () =>
      Object.entries(histogram.count === 0 && last === undefined ? {} : (last ?? read())).map(
        ([quantile, value]) => [{ quantile }, value / NANOSECONDS] as const,
      ),
  )
  metrics.counted(
    {
      name: 'nodejs_eventloop_active_seconds_total',
      help: 'Seconds in which the event loop was at work; its rate is the part of one processor that it takes.',
    },
    () => performance.eventLoopUtilization().active / 1_000,
  )
  return () => {
    clearInterval(closing)
    histogram.disable()
  }
}
