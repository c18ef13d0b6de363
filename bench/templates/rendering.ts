/** How fast pages are rendered, with parsed templates and partials at hand as a server has them. */

import { prepareContest } from './contest.ts'
import { geometricMean, type Slices } from './cpu-time.ts'
import type { Engine } from './engines/engine.ts'
import { jsontEngines, otherEngines } from './engines.ts'
import type { Source } from './page.ts'
import { pages } from './pages.ts'
import { products } from './products/page.ts'
import { kilobytes, milliseconds, row, times, withAim } from './report.ts'

const SLICES: Slices = { rounds: 40, sliceMs: 40 }

/** Ours, the public one, and the others. */
const engines: readonly Engine[] = [...jsontEngines, ...otherEngines]

/** All pages by all engines, one page after the other. */
export function comparePages(): void {
  const contests = pages.map(({ name, data, sources }) =>
    prepareContest(
      name,
      engines.map((engine) => contestant(engine, sources[engine.language], data)),
    ),
  )
  console.log('All engines make the same bytes of each page, taking turns.')
  console.log(`CPU time, the others' ÷ ours: median of the best quarter of ${SLICES.rounds} rounds`)
  console.log(row('page', ['size', ...engines.map(({ name }) => name)]))
  const results = contests.map(({ name, bytes, run }) => {
    const took = run(SLICES)
    const [ours = NaN, ...others] = took
    const ratios = others.map((other) => times(other / ours))
    console.log(row(name, [kilobytes(bytes), milliseconds(ours), ...ratios]))
    return took.map((each) => each / ours)
  })
  const means = engines.map((_, engine) => geometricMean(results.map((of) => of[engine] ?? NaN)))
  const [, mean = NaN] = means
  console.log(row('geometric mean', ['', ...means.map(times)]))
  console.log(row('public engine ÷ each', ['', ...means.map((each) => times(mean / each))]))
  const onPages = results.map(([, ofPublicEngine = NaN]) => ofPublicEngine)
  console.log(withAim('all pages, public engine ÷ ours', mean, 4))
  console.log(withAim('slowest page, public engine ÷ ours', Math.min(...onPages), 3))
}

/** The formatter that a shop prints most often. */
export function compareProductPrice(): void {
  const source = { page: '{.repeated section items}{@|product-price}{.end}' }
  const { run } = prepareContest(
    'product-price',
    jsontEngines.map((engine) => contestant(engine, source, products.data)),
  )
  const [ours = NaN, publicEngine = NaN] = run(SLICES)
  console.log(withAim('product-price alone, public engine ÷ ours', publicEngine / ours, 20))
}

const contestant = ({ name, prepare }: Engine, source: Source, data: object) => ({
  name,
  work: prepare(source, data),
})
