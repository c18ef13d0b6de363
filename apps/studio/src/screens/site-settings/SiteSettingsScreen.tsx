import type { SiteSettingsInput } from '@sitewright/api/sites/site-settings-shape'
import { Screen } from '../../shell/Screen.tsx'
import { useText } from '../../text.ts'
import { QueryView } from '../QueryView.tsx'
import { useTitle } from '../use-title.ts'
import { AboutCard } from './AboutCard.tsx'
import { ContactCard } from './ContactCard.tsx'
import { DeleteSiteCard } from './DeleteSiteCard.tsx'
import { PicturesCard } from './PicturesCard.tsx'
import { SearchCard } from './SearchCard.tsx'
import { SettingsForm } from './SettingsForm.tsx'
import { SharingCard } from './SharingCard.tsx'
import { useSettingsDraft } from './use-settings-draft.ts'
import { useSaveSiteSettings, useSiteSettings } from './use-site-settings.ts'
import { VisitorsCard } from './VisitorsCard.tsx'

export function SiteSettingsScreen({ siteId }: { siteId: string }) {
  const text = useText()
  const settings = useSiteSettings(siteId)
  useTitle(text('siteSettings.title'))
  return (
    <Screen>
      <QueryView
        query={settings}
        loading={text('siteSettings.loading')}
        failed={text('siteSettings.failed')}
      >
        {(stored) => <GeneralForm siteId={siteId} stored={stored} />}
      </QueryView>
    </Screen>
  )
}

const FIELDS = [
  'title',
  'tagline',
  'description',
  'language',
  'timeZone',
  'homepageTitleFormat',
  'collectionTitleFormat',
  'itemTitleFormat',
  'logoImageId',
  'socialImageId',
  'faviconImageId',
  'freePriceLabel',
  'socialAccounts',
  'socialAccounts.',
  'contact.',
  'commentRules.',
  'disqusShortname',
  'googleMapsKey',
]

function GeneralForm({ siteId, stored }: { siteId: string; stored: SiteSettingsInput }) {
  const text = useText()
  const { saving, ...edited } = useSettingsDraft(stored, useSaveSiteSettings(siteId), {
    fields: FIELDS,
    saved: text('siteSettings.saved'),
  })
  const part = { siteId, ...edited }
  return (
    <SettingsForm siteId={siteId} part="" {...saving}>
      <AboutCard {...part} />
      <SearchCard {...part} />
      <PicturesCard {...part} />
      <ContactCard {...part} />
      <VisitorsCard {...part} />
      <SharingCard {...part} />
      <DeleteSiteCard siteId={siteId} />
    </SettingsForm>
  )
}
