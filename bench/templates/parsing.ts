/** How fast templates are parsed: those of all pages, partials included. */

import { parseTemplate } from '@sitewright/template'
import { publicEngine } from '../../packages/template/src/differential/public-engine.ts'
import { cpuTimes } from './cpu-time.ts'
import { jsontSources } from './pages.ts'
import { withAim } from './report.ts'

export function compareParsing(): void {
  const parseAll = (parse: (text: string) => { code: unknown }) => () =>
    jsontSources.map((text) => typeof parse(text).code).join()
  const [ours = NaN, publicOne = NaN] = cpuTimes(
    [parseAll((text) => parseTemplate(text)), parseAll((text) => publicEngine.parse(text))],
    { rounds: 40, sliceMs: 40 },
  )
  const what = `parsing ${jsontSources.length} templates, public engine ÷ ours`
  console.log(withAim(what, publicOne / ours, 1))
}
