import type { Metrics } from '../../../platform/metrics/metrics.ts'
import type { PageCache } from './cache/page-cache.ts'
import type { PageRendererOptions } from './worker/page-renderer.ts'

/** Seconds: bounds of the histogram of renderings, from a short page to what is ended in any case. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5]

export interface RenderMetrics {
  readonly onRendered: NonNullable<PageRendererOptions['onRendered']>
  readonly onEnded: () => void
}

/** Registers how long pages take to render, and how many had to be ended. */
export function measureRenders(metrics: Metrics): RenderMetrics {
  const time = metrics.histogram(
    {
      name: 'sitewright_render_duration_seconds',
      help: 'Time of rendering a page, in the server’s own thread or in one that can be ended.',
      labels: ['place'],
    },
    BUCKETS,
  )
  const countEnded = metrics.counter({
    name: 'sitewright_renders_killed_total',
    help: 'Pages whose rendering took too long and was ended.',
  })
  return {
    onRendered: (place, ms) => time({ place }, ms / 1_000),
    onEnded: () => countEnded(),
  }
}

/** Registers what the cache of finished pages does. */
export function measurePageCache(metrics: Metrics, pages: PageCache): void {
  metrics.counted(
    {
      name: 'sitewright_page_cache_total',
      help: 'Pages from memory (hit), made (miss), removed to make room (eviction), sent although outdated (last-good).',
      labels: ['event'],
    },
    () => [
      [{ event: 'hit' }, pages.counts.hits],
      [{ event: 'miss' }, pages.counts.misses],
      [{ event: 'eviction' }, pages.counts.evictions],
      [{ event: 'last-good' }, pages.counts.lastGoods],
    ],
  )
  metrics.gauge(
    { name: 'sitewright_page_cache_bytes', help: 'Memory of finished pages.' },
    () => pages.bytes,
  )
}
