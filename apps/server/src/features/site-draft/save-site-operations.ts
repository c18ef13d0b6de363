import { saveSiteOperations as contract } from '@sitewright/api/content/save-site-operations'
import { can } from '@sitewright/core/roles'
import type { SiteDraft, SiteOperation } from '@sitewright/core/site/site-operation'
import type { Theme } from '@sitewright/theme'
import { fail as refusals } from '../../platform/http/problems.ts'
import { ownerCall } from '../../platform/http/route.ts'
import { noteOnceAnHour } from '../activity/index.ts'
import { changeSite, draftStyle, SITE_OPERATION_NEEDS } from '../content/index.ts'
import { sheetOf, themeOf } from '../rendering/index.ts'
import { fittingTweaks, presentSaved } from '../site-style/index.ts'
import { fail } from './errors.ts'

/** Saves a batch of edits of what a site drafts beside its documents; answers how the look is compiled where it changed. */
export const saveSiteOperations = ownerCall(
  contract,
  async ({ baseRevision, batchId, operations }, request) => {
    const { app, siteId, account, role, inSite } = request
    const forbidden = operations.findIndex(({ kind }) => !can(role, SITE_OPERATION_NEEDS[kind]))
    if (forbidden >= 0) throw refusals('notAllowed', { index: forbidden })
    const theme = operations.some(isOfLook)
      ? await themeOf(app, siteId, (await inSite(draftStyle)).theme)
      : undefined
    const { draft, revision, isRebased } = await inSite(async (site) => {
      const saved = await changeSite(site, {
        operations,
        accountId: account.id,
        sent: { baseRevision, batchId },
        fit: (edited) => (theme ? withFittingTweaks(edited, { theme, operations }) : edited),
      })
      if (theme) await noteOnceAnHour(site, { kind: 'styleChanged', by: account.id })
      return saved
    })
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

function withFittingTweaks(
  draft: SiteDraft,
  { theme, operations }: { theme: Theme; operations: readonly SiteOperation[] },
): SiteDraft {
  const { style } = draft
  const first = operations.findIndex(isOfLook)
  // Someone switched the theme a moment ago, which has other choices.
  if (style.theme !== theme.id) throw fail('themeSwitched', { index: first })
  const editOf = (name: string) => {
    const last = operations.findLastIndex(
      (operation) => operation.kind === 'setTweaks' && Object.hasOwn(operation.values, name),
    )
    // A value that was chosen before and does not fit any more keeps back edits of the look, not those of anything else.
    return last < 0 ? first : last
  }
  return { ...draft, style: { ...style, tweaks: fittingTweaks(theme, style.tweaks, editOf) } }
}
