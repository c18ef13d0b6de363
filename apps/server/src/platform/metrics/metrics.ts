/** Metrics of this process in Prometheus' text format. Features and the platform register theirs; `ops-metrics.ts` prints them. */

import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import { defineService } from '../define-service.ts'

export type Labels = Readonly<Record<string, string>>

/** Value of a metric, or its values by label; undefined where it is not known now, so that it is left out. */
export type Reading = number | readonly (readonly [labels: Labels, value: number])[] | undefined

export interface MetricWords {
  /** Name as Prometheus' conventions have it, such as `sitewright_mails_total`. */
  readonly name: string
  /** One line that tells operators what is counted. */
  readonly help: string
  /** Names of the labels. Their values come from lists of the code and never from requests, which bounds the number of series. */
  readonly labels?: readonly string[]
}

export interface Metrics {
  /** A value that goes up and down, read when somebody asks. */
  gauge(words: MetricWords, read: () => Reading | Promise<Reading>): void
  /** A number that only grows, counted elsewhere and read when somebody asks. */
  counted(words: MetricWords, read: () => Reading): void
  /** A number that only grows. */
  counter(words: MetricWords): (labels?: Labels, by?: number) => void
  /** Distribution of seconds in buckets. */
  histogram(
    words: MetricWords,
    buckets: readonly number[],
  ): (labels: Labels, seconds: number) => void
  /** All of them, and the content type of that text. Reading resets nothing, so that any number of scrapers may ask. */
  print(): Promise<{ readonly contentType: string; readonly text: string }>
}

/** The metrics of an app. */
export const metricsOf = defineService(createMetrics)

export function createMetrics(): Metrics {
  const registry = new Registry()
  const configOf = ({ name, help, labels = [] }: MetricWords) => ({
    name,
    help,
    labelNames: [...labels],
    registers: [registry],
  })
  return {
    gauge: (words, read) => {
      new Gauge({
        ...configOf(words),
        async collect() {
          fill(this, await read(), (labels, value) => this.set(labels, value))
        },
      })
    },
    counted: (words, read) => {
      new Counter({
        ...configOf(words),
        collect() {
          fill(this, read(), (labels, value) => this.inc(labels, value))
        },
      })
    },
    counter: (words) => {
      const counter = new Counter(configOf(words))
      return (labels = {}, by = 1) => counter.inc(labels, by)
    },
    histogram: (words, buckets) => {
      const histogram = new Histogram({ ...configOf(words), buckets: [...buckets] })
      return (labels, seconds) => histogram.observe(labels, seconds)
    },
    print: async () => ({ contentType: registry.contentType, text: await registry.metrics() }),
  }
}

function fill(
  metric: Pick<Gauge, 'reset' | 'remove'>,
  reading: Reading,
  set: (labels: Labels, value: number) => void,
): void {
  metric.reset()
  // After a reset, a metric without labels is 0, which is not the same as unknown.
  metric.remove({})
  if (reading === undefined) return
  for (const [labels, value] of typeof reading === 'number' ? [[{}, reading] as const] : reading) {
    set(labels, value)
  }
}
