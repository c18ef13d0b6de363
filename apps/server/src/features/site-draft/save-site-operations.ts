import { saveSiteOperations as contract } from '@sitewright/api/content/save-site-operations'
import { can } from '@sitewright/core/roles'
import type { SiteDraft, SiteOperation } from '@sitewright/core/site/site-operation'
import type { Theme } from '@sitewright/theme'
import { fail as refusals } from '../../platform/http/problems.ts'
import { ownerCall } from '../../platform/http/route.ts'
import { changeSite, draftStyle, SITE_OPERATION_NEEDS } from '../content/index.ts'
import { sheetOf, themeOf } from '../rendering/index.ts'
import { fittingTweaks, presentSaved } from '../site-style/index.ts'
import { fail } from './errors.ts'

/** Saves a batch of edits of what a site drafts beside its documents; answers how the look is compiled where it changed. */
export const saveSiteOperations = ownerCall(
  contract,
  async ({ baseRevision, batchId, operations }, request) => {
    const { app, siteId, account, role, inSite } = request
    if (!operations.every(({ kind }) => can(role, SITE_OPERATION_NEEDS[kind]))) {
      throw refusals('notAllowed')
    }
    const theme = operations.some(isOfLook)
      ? await themeOf(app, siteId, (await inSite(draftStyle)).theme)
      : undefined
    const { draft, revision, isRebased } = await inSite((site) =>
      changeSite(site, {
        operations,
        accountId: account.id,
        sent: { baseRevision, batchId },
        fit: (edited) => (theme ? withFittingTweaks(edited, theme) : edited),
      }),
    )
    const { style } = draft
    return {
      revision,
      ...(isRebased && { rebased: draft }),
      ...(theme && { look: presentSaved(style, theme, await sheetOf(app, siteId, style)) }),
    }
  },
)

function isOfLook({ kind }: SiteOperation): boolean {
  return kind === 'setTweaks' || kind === 'setCss'
}

function withFittingTweaks(draft: SiteDraft, theme: Theme): SiteDraft {
  const { style } = draft
  // Someone switched the theme a moment ago, which has other choices.
  if (style.theme !== theme.id) throw fail('themeSwitched')
  return { ...draft, style: { ...style, tweaks: fittingTweaks(theme, style.tweaks) } }
}
