import { expect, it } from 'vitest'
import { measureEventLoop } from './event-loop.ts'
import { createMetrics } from './metrics.ts'

it('tells the delays of the last whole window to everybody alike', async () => {
  const metrics = createMetrics()
  const end = measureEventLoop(metrics, 50)
  try {
    const longest = async () =>
      /^nodejs_eventloop_delay_seconds\{quantile="1"\} (\S+)$/m.exec(
        (await metrics.print()).text,
      )?.[1]
    await expect.poll(longest).toBeDefined()
    expect((await metrics.print()).text).toMatch(/^nodejs_eventloop_active_seconds_total [\d.]+$/m)
  } finally {
    end()
  }
})
