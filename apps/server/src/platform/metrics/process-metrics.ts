import { statfs } from 'node:fs/promises'
import { askRarely } from './ask-rarely.ts'
import type { Metrics } from './metrics.ts'

export interface ProcessFacts {
  /** Version of the program. */
  readonly version: string
  readonly dataDir: string
}

/** Registers what the process takes, what it is, and the room on its disk. */
export function measureProcess(metrics: Metrics, { version, dataDir }: ProcessFacts): void {
  metrics.gauge(
    {
      name: 'sitewright_info',
      help: 'Version of the program; always 1.',
      labels: ['version', 'node'],
    },
    () => [[{ version, node: process.version }, 1]],
  )
  metrics.gauge({ name: 'process_resident_memory_bytes', help: 'Memory of the process.' }, () =>
    process.memoryUsage.rss(),
  )
  metrics.gauge(
    { name: 'nodejs_heap_size_used_bytes', help: 'Heap that JavaScript uses.' },
    () => process.memoryUsage().heapUsed,
  )
  metrics.counted({ name: 'process_cpu_seconds_total', help: 'Processor time taken.' }, () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1e6
  })
  metrics.gauge({ name: 'process_uptime_seconds', help: 'Seconds since the start.' }, () =>
    process.uptime(),
  )
  const disk = askRarely(() => statfs(dataDir))
  metrics.gauge(
    { name: 'sitewright_disk_free_bytes', help: 'Room that is left on the disk of DATA_DIR.' },
    async () => {
      const room = await disk()
      return room && room.bavail * room.bsize
    },
  )
  metrics.gauge(
    { name: 'sitewright_disk_size_bytes', help: 'Size of the disk of DATA_DIR.' },
    async () => {
      const room = await disk()
      return room && room.blocks * room.bsize
    },
  )
}
