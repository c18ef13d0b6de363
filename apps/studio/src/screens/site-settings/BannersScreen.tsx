import type { SiteSettingsInput } from '@sitewright/api/sites/site-settings-shape'
import { Screen } from '../../shell/Screen.tsx'
import { useText } from '../../text.ts'
import { QueryView } from '../QueryView.tsx'
import { useTitle } from '../use-title.ts'
import { CookiesCard } from './CookiesCard.tsx'
import { PopupCard } from './PopupCard.tsx'
import { SettingsForm } from './SettingsForm.tsx'
import { useSettingsDraft } from './use-settings-draft.ts'
import { useSaveSiteSettings, useSiteSettings } from './use-site-settings.ts'

/** Settings of the two that come over a site's pages: the cookie banner and the popup. */
export function BannersScreen({ siteId }: { siteId: string }) {
  const text = useText()
  useTitle(text('siteSettings.banners'))
  return (
    <Screen>
      <QueryView
        query={useSiteSettings(siteId)}
        loading={text('siteSettings.loading')}
        failed={text('siteSettings.failed')}
      >
        {(stored) => <BannersForm siteId={siteId} stored={stored} />}
      </QueryView>
    </Screen>
  )
}

const FIELDS = ['cookieBanner.', 'popup.']

function BannersForm({ siteId, stored }: { siteId: string; stored: SiteSettingsInput }) {
  const text = useText()
  const { saving, ...edited } = useSettingsDraft(stored, useSaveSiteSettings(siteId), {
    fields: FIELDS,
    saved: text('banners.saved'),
  })
  const part = { siteId, stored, ...edited }
  return (
    <SettingsForm siteId={siteId} part="/visitors" {...saving}>
      <CookiesCard {...part} />
      <PopupCard {...part} />
    </SettingsForm>
  )
}
