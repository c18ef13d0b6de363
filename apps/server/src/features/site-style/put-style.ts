import { putStyle as contract } from '@sitewright/api/themes/put-style'
import type { SiteStyle } from '@sitewright/core/site/site-style'
import { type Theme, tweakValueProblem } from '@sitewright/theme'
import { ownerCall } from '../../platform/http/route.ts'
import { lockDrafts, setStyle } from '../content/index.ts'
import { stylesOf } from '../rendering/index.ts'
import { fail } from './errors.ts'
import { presentStyle } from './present-style.ts'

/** What the editor shows at once, and visitors once it is published. */
export const putStyle = ownerCall(contract, async ({ siteId: _, ...style }, { app, inSite }) => {
  const { theme } = await stylesOf(app, style)
  if (theme.id !== style.theme) {
    throw fail('themeMissing', { errors: { theme: fail.catalogue.themeMissing.message } })
  }
  const fitting = { ...style, tweaks: fittingTweaks(theme, style) }
  await inSite(async (site) => {
    await lockDrafts(site)
    await setStyle(site, fitting)
  })
  return presentStyle(app, fitting)
})

/** Choices that are those of the theme anyway are left out, so that they follow it when it changes. */
function fittingTweaks({ tweaks }: Theme, { tweaks: values }: SiteStyle): Record<string, string> {
  const byName = new Map(tweaks.map((tweak) => [tweak.name, tweak]))
  const problems = Object.entries(values).flatMap(([name, value]) => {
    const tweak = byName.get(name)
    const problem = tweak ? tweakValueProblem(tweak, value) : 'The theme has no such choice.'
    return problem === undefined ? [] : [[`tweaks.${name}`, problem] as const]
  })
  if (problems.length > 0) throw fail('badTweaks', { errors: Object.fromEntries(problems) })
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => byName.get(name)?.initial !== value),
  )
}
