/** Each instruction, formatter and predicate beside the public engine, the slowest first. */

import { cpuTimes, geometricMean, type Slices, type Work } from '../templates/cpu-time.ts'
import { jsontEngines } from '../templates/engines.ts'
import { times } from '../templates/report.ts'
import { COPIES, data, partials, renew } from './data.ts'
import { snippets } from './snippets.ts'

const SLICES: Slices = { rounds: 8, sliceMs: 15 }
/** Less cannot be told from the loop's own time. */
const LEAST_NS = 1

interface Figures {
  readonly snippet: string
  readonly ours: number
  readonly publicEngine: number
  readonly isSame: boolean
}

const [ourLoop, publicLoop] = loopWith('').nanoseconds

const figures = snippets.map(measure).sort((a, b) => ratioOf(a) - ratioOf(b))
console.log('Nanoseconds for one, without the loop around it, and public engine ÷ ours')
for (const each of figures) {
  const cells = [each.ours.toFixed(0), each.publicEngine.toFixed(0), times(ratioOf(each))]
  const note = each.isSame ? '' : '  prints something else'
  console.log(`${cells.map((cell) => cell.padStart(10)).join('')}  ${each.snippet}${note}`)
}
console.log(`geometric mean of ${figures.length}: ${times(geometricMean(figures.map(ratioOf)))}`)

function measure(snippet: string): Figures {
  const { nanoseconds, isSame } = loopWith(snippet)
  const [ours, publicEngine] = nanoseconds
  return {
    snippet,
    ours: Math.max(ours - ourLoop, LEAST_NS),
    publicEngine: Math.max(publicEngine - publicLoop, LEAST_NS),
    isSame,
  }
}

function ratioOf({ ours, publicEngine }: Figures): number {
  return publicEngine / ours
}

/** Time for each copy of the snippet in all turns of the loop. */
function loopWith(snippet: string): { nanoseconds: [number, number]; isSame: boolean } {
  const copies = Array.from({ length: COPIES }, (_, copy) => snippet.replaceAll('#', `${copy}`))
  const page = `{.repeated section rows}x${copies.join('')}{.end}`
  const works = jsontEngines.map(({ prepare }) => prepare({ page, partials }, data))
  const [ours = NaN, publicEngine = NaN] = cpuTimes(works.map(withFreshValues), SLICES).map(
    (ms) => (ms * 1e6) / (data.rows.length * COPIES),
  )
  const outputs = new Set(works.map((work) => work()))
  return { nanoseconds: [ours, publicEngine], isSame: outputs.size === 1 }
}

function withFreshValues(work: Work): Work {
  return () => {
    renew()
    return work()
  }
}
