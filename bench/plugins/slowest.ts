/**
 * Each instruction, formatter and predicate for itself beside the public engine of the same run, with the output as bytes:
 * the slowest twenty.
 */

import { cpuTimes, geometricMean, type Slices, type Work } from '../templates/cpu-time.ts'
import { jsontEngines } from '../templates/engines.ts'
import { times, withAim } from '../templates/report.ts'
import { COPIES, data, partials, renew } from './data.ts'
import { snippets } from './snippets.ts'

const SLICES: Slices = { rounds: 12, sliceMs: 12 }
/** Nanoseconds below which a time cannot be told from that of the loop itself. */
const LEAST_NS = 1
/** Public engine ÷ ours that every one is to come to. */
const AIM = 2
/** Lines that are printed, the slowest first. */
const SHOWN = 20

interface Figures {
  readonly snippet: string
  readonly ours: number
  readonly publicEngine: number
  /** Whether the public engine prints the same; a plugin that it lacks, or knows otherwise, has no reference. */
  readonly isSame: boolean
}

const turn = loopWith('')
const [ourLoop, publicLoop] = turn.nanoseconds

const all = snippets.map(measure).sort((a, b) => ratioOf(a) - ratioOf(b))
const figures = all.filter(({ isSame }) => isSame)

console.log(
  'Nanoseconds for one, without the loop around it, and public engine ÷ ours, slowest first',
)
for (const each of figures.slice(0, SHOWN)) {
  const cells = [each.ours.toFixed(0), each.publicEngine.toFixed(0), times(ratioOf(each))]
  console.log(`${cells.map((cell) => cell.padStart(10)).join('')}  ${each.snippet}`)
}
console.log('No reference, since the public engine lacks them or prints something else:')
for (const { snippet, ours } of all.filter(({ isSame }) => !isSame)) {
  console.log(`${ours.toFixed(0).padStart(10)}${''.padStart(20)}  ${snippet}`)
}
const reached = figures.filter((each) => ratioOf(each) >= AIM).length
console.log(`${reached} of ${figures.length} come to ${times(AIM)} or more`)
console.log(`geometric mean of ${figures.length}: ${times(geometricMean(figures.map(ratioOf)))}`)
console.log(withAim("a loop's turn, public engine ÷ ours", publicLoop / ourLoop, AIM))
const [slowest] = figures
if (slowest) console.log(withAim('slowest, public engine ÷ ours', ratioOf(slowest), AIM))

function measure(snippet: string): Figures {
  const { nanoseconds, isSame } = loopWith(snippet)
  const [ours, publicEngine] = nanoseconds
  return {
    snippet,
    ours: Math.max((ours - ourLoop) / COPIES, LEAST_NS),
    publicEngine: Math.max((publicEngine - publicLoop) / COPIES, LEAST_NS),
    isSame,
  }
}

function ratioOf({ ours, publicEngine }: Figures): number {
  return publicEngine / ours
}

/** Nanoseconds for one turn of a loop with all copies of the snippet in its body. */
function loopWith(snippet: string): { nanoseconds: [number, number]; isSame: boolean } {
  const copies = Array.from({ length: COPIES }, (_, copy) => snippet.replaceAll('#', `${copy}`))
  const page = `{.repeated section rows}x${copies.join('')}{.end}`
  const works = jsontEngines.map(({ prepare }) => prepare({ page, partials }, data))
  const [ours = NaN, publicEngine = NaN] = cpuTimes(works.map(withFreshValues), SLICES).map(
    (ms) => (ms * 1e6) / data.rows.length,
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
