import { putStyle as contract } from '@sitewright/api/themes/put-style'
import { ownerCall } from '../../platform/http/route.ts'
import { noteActivity } from '../activity/index.ts'
import { draftStyle, keepDrafts, lockDrafts, rememberStyle, setStyle } from '../content/index.ts'
import { sheetOf, themeOf } from '../rendering/index.ts'
import { fail } from './errors.ts'
import { fittingTweaks, knownTweaks } from './fitting-tweaks.ts'
import { presentSaved } from './present-style.ts'

/** Saves the draft of the style, which visitors see once it is published. */
export const putStyle = ownerCall(contract, async ({ siteId: _, ...wanted }, request) => {
  const { app, siteId, account, inSite } = request
  const theme = await themeOf(app, siteId, wanted.theme)
  if (!theme) {
    const { message } = fail.catalogue.themeMissing
    throw fail('themeMissing', { errors: { theme: message } })
  }
  const style = await inSite(async (site) => {
    await lockDrafts(site)
    const before = await draftStyle(site)
    const isSwitch = before.theme !== wanted.theme
    const tweaks = (isSwitch ? knownTweaks : fittingTweaks)(theme, wanted.tweaks)
    // The drafts before the switch are kept in the history.
    if (isSwitch) await keepDrafts(site, account, { beforeTheme: theme.name })
    const next = { ...wanted, tweaks }
    await setStyle(site, next)
    await rememberStyle(site, before, next)
    await noteActivity(site, { kind: 'styleChanged', by: account.id })
    return next
  })
  return presentSaved(style, theme, await sheetOf(app, siteId, style))
})
