/** Memory that a template takes, on average over those of all pages, the text it came from included. */

import { parseTemplate, render } from '@sitewright/template'
import { publicEngine } from '../../packages/template/src/differential/public-engine.ts'
import { jsontSources } from './pages.ts'
import { kilobytes, row, times } from './report.ts'

/** Copies of all templates that are kept at once. */
const COPIES = 2_000

export function compareMemory(): void {
  const list = bytesOf((text) => publicEngine.parse(text).code)
  const parsed = bytesOf(parseTemplate)
  const compiled = bytesOf((text) => {
    const template = parseTemplate(text)
    // Compiled when it is first rendered.
    render(template, { data: {} })
    return template
  })
  console.log(`Memory of a template, mean of ${COPIES}, and ÷ the public engine's`)
  console.log(row('public engine', [kilobytes(list)]))
  console.log(row('sitewright, parsed', [kilobytes(parsed), times(parsed / list)]))
  console.log(row('sitewright, compiled', [kilobytes(compiled), times(compiled / list)]))
}

/** Bytes of one thing that is made of a template. */
function bytesOf(make: (text: string) => unknown): number {
  const kept: unknown[] = []
  make(jsontSources[0] ?? '')
  const before = heapUsed()
  for (let copy = 0; copy < COPIES; copy += 1) {
    kept.push(make(ownCopy(jsontSources[copy % jsontSources.length] ?? '')))
  }
  return (heapUsed() - before) / kept.length
}

/** Text that no other template shares. */
const ownCopy = (text: string) => Buffer.from(text).toString()

function heapUsed(): number {
  if (!globalThis.gc) throw new Error('Memory can only be measured with node --expose-gc')
  globalThis.gc()
  return process.memoryUsage().heapUsed
}
