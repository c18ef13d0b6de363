import type { SiteSettingsInput } from '@sitewright/api/sites/site-settings-shape'
import { showToast } from '@sitewright/ui'
import { useState } from 'react'
import { useFormProblems } from '../../forms/use-form-problems.ts'
import { Screen } from '../../shell/Screen.tsx'
import { useText } from '../../text.ts'
import { QueryView } from '../QueryView.tsx'
import { useTitle } from '../use-title.ts'
import { AboutCard } from './AboutCard.tsx'
import { ContactCard } from './ContactCard.tsx'
import { PicturesCard } from './PicturesCard.tsx'
import { SearchCard } from './SearchCard.tsx'
import { SettingsForm } from './SettingsForm.tsx'
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
  'socialAccounts',
  'socialAccounts.',
  'contact.',
]

/** What every card of the form gets. */
export interface SettingsPartProps {
  siteId: string
  draft: SiteSettingsInput
  problems: Readonly<Record<string, string>>
  onSet(change: Partial<SiteSettingsInput>): void
}

function GeneralForm({ siteId, stored }: { siteId: string; stored: SiteSettingsInput }) {
  const text = useText()
  const [draft, setDraft] = useState(stored)
  const save = useSaveSiteSettings(siteId)
  const { form, problems, general } = useFormProblems(save.error, FIELDS)
  const onSet = (change: Partial<SiteSettingsInput>) => setDraft((now) => ({ ...now, ...change }))
  const part = { siteId, draft, problems, onSet }
  return (
    <SettingsForm
      siteId={siteId}
      part=""
      form={form}
      problem={general}
      isDirty={JSON.stringify(draft) !== JSON.stringify(stored)}
      isSaving={save.isPending}
      onSave={() =>
        save.mutate(draft, {
          onSuccess: (settings) => {
            setDraft(settings)
            showToast({ text: text('siteSettings.saved') })
          },
        })
      }
      onDiscard={() => {
        setDraft(stored)
        save.reset()
      }}
    >
      <AboutCard {...part} />
      <SearchCard {...part} />
      <PicturesCard {...part} />
      <ContactCard {...part} />
      <VisitorsCard {...part} />
    </SettingsForm>
  )
}
