/** Pages that the engine was not tuned on, each short and of another kind, beside the public engine. */

import { prepareContest } from './contest.ts'
import { geometricMean, type Slices } from './cpu-time.ts'
import { jsontEngines } from './engines.ts'
import { kilobytes, milliseconds, row, times, withAim } from './report.ts'
import { blogList } from './unseen/blog-list.ts'
import { event } from './unseen/event.ts'
import { footer } from './unseen/footer.ts'
import type { JsontPage } from './unseen/page.ts'
import { productGrid } from './unseen/product-grid.ts'

const SLICES: Slices = { rounds: 40, sliceMs: 20 }

/** Public engine ÷ ours, on average and on the slowest page. */
const AIMS = { mean: 4, slowest: 3 } as const

const pages: readonly JsontPage[] = [blogList, event, productGrid, footer]

console.log(row('page', ['size', ...jsontEngines.map(({ name }) => name), 'ratio']))
const ratios = pages.map(({ name, data, page }) => {
  const { bytes, run } = prepareContest(
    name,
    jsontEngines.map((engine) => ({ name: engine.name, work: engine.prepare({ page }, data) })),
  )
  const [ours = NaN, publicEngine = NaN] = run(SLICES)
  const ratio = publicEngine / ours
  console.log(
    row(name, [kilobytes(bytes), milliseconds(ours), milliseconds(publicEngine), times(ratio)]),
  )
  return ratio
})
console.log(withAim('unseen pages, public engine ÷ ours', geometricMean(ratios), AIMS.mean))
console.log(withAim('slowest unseen page, public engine ÷ ours', Math.min(...ratios), AIMS.slowest))
