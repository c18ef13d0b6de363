/** Everything that is measured, for `/metrics`. What counts requests is there from the start; the rest begins with the first look. */

import program from '../package.json'
import { FEATURES, jobs } from './features.ts'
import { defineService } from './platform/define-service.ts'
import { measureEventLoop } from './platform/metrics/event-loop.ts'
import { metricsOf } from './platform/metrics/metrics.ts'
import { measurePlatform } from './platform/metrics/platform-metrics.ts'
import { measureProcess } from './platform/metrics/process-metrics.ts'

/** All metrics of an app, registered once. */
export const allMetricsOf = defineService(async (app, onClose) => {
  const metrics = metricsOf(app)
  measureProcess(metrics, { version: program.version, dataDir: app.config.dataDir })
  onClose(measureEventLoop(metrics))
  measurePlatform(metrics, app, jobs)
  for (const feature of FEATURES) await feature.metrics?.(metrics, app)
  return metrics
})
