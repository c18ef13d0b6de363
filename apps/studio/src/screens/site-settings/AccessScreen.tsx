import type { SiteStatusAnswer } from '@sitewright/api/locks/shapes'
import type { SiteSettingsInput } from '@sitewright/api/sites/site-settings-shape'
import { SITE_STATUSES, type SiteStatus } from '@sitewright/core/site/site-settings'
import { Card, RadioGroup, type SelectOption, showToast, TextField } from '@sitewright/ui'
import { useState } from 'react'
import { useFormProblems } from '../../forms/use-form-problems.ts'
import { Screen } from '../../shell/Screen.tsx'
import { useText } from '../../text.ts'
import { QueryView } from '../QueryView.tsx'
import { useTitle } from '../use-title.ts'
import { LockScreenCard } from './LockScreenCard.tsx'
import { SettingsForm } from './SettingsForm.tsx'
import { useSettingsDraft } from './use-settings-draft.ts'
import {
  useSaveSiteSettings,
  useSaveSiteStatus,
  useSiteSettings,
  useSiteStatus,
} from './use-site-settings.ts'

export function AccessScreen({ siteId }: { siteId: string }) {
  const text = useText()
  const status = useSiteStatus(siteId)
  const settings = useSiteSettings(siteId)
  const words = { loading: text('siteSettings.loading'), failed: text('siteSettings.failed') }
  useTitle(text('siteSettings.access'))
  return (
    <Screen>
      <QueryView query={status} {...words}>
        {(stored) => (
          <QueryView query={settings} {...words}>
            {(all) => <AccessForm siteId={siteId} stored={stored} settings={all} />}
          </QueryView>
        )}
      </QueryView>
    </Screen>
  )
}

interface AccessFormProps {
  siteId: string
  stored: SiteStatusAnswer
  settings: SiteSettingsInput
}

/** Who may see the site, and the screen that all others see: two things that are saved together. */
function AccessForm({ siteId, stored, settings }: AccessFormProps) {
  const text = useText()
  const hasPassword = stored.password !== ''
  const [status, setStatus] = useState(stored.status)
  const [maintenanceText, setText] = useState(stored.maintenanceText)
  const [password, setPassword] = useState('')
  const save = useSaveSiteStatus(siteId)
  const look = useSettingsDraft(settings, useSaveSiteSettings(siteId), {
    fields: ['lockScreen.'],
    saved: text('access.saved'),
  })
  const { form, problems, general } = useFormProblems(save.error, ['password', 'maintenanceText'])
  const isStatusDirty =
    status !== stored.status || maintenanceText !== stored.maintenanceText || password !== ''
  const options = SITE_STATUSES.map(
    (id): SelectOption<SiteStatus> => ({
      id,
      label: text(`access.${id}`),
      description: text(`access.${id}Hint`),
    }),
  )
  return (
    <SettingsForm
      siteId={siteId}
      part="/access"
      form={form}
      problem={general ?? look.saving.problem}
      isDirty={isStatusDirty || look.saving.isDirty}
      isSaving={save.isPending || look.saving.isSaving}
      onSave={() => {
        if (look.saving.isDirty) look.saving.onSave()
        if (!isStatusDirty) return
        save.mutate(
          { status, maintenanceText, ...(password !== '' && { password }) },
          {
            onSuccess: (saved) => {
              setText(saved.maintenanceText)
              setPassword('')
              if (!look.saving.isDirty) showToast({ text: text('access.saved') })
            },
          },
        )
      }}
      onDiscard={() => {
        look.saving.onDiscard()
        setStatus(stored.status)
        setText(stored.maintenanceText)
        setPassword('')
        save.reset()
      }}
    >
      <Card>
        <RadioGroup<SiteStatus>
          label={text('access.who')}
          options={options}
          value={status}
          onChange={setStatus}
        />
        {status === 'private' && (
          <TextField
            label={text(hasPassword ? 'access.newPassword' : 'access.password')}
            description={text(hasPassword ? 'access.keptPassword' : 'access.passwordHint')}
            type="password"
            autoComplete="new-password"
            isOptional={hasPassword}
            value={password}
            onChange={setPassword}
            problem={problems.password}
          />
        )}
        {status === 'maintenance' && (
          <TextField
            label={text('access.text')}
            description={text('access.textHint')}
            isOptional
            rows={4}
            value={maintenanceText}
            onChange={setText}
            problem={problems.maintenanceText}
          />
        )}
      </Card>
      <LockScreenCard
        siteId={siteId}
        draft={look.draft}
        problems={look.problems}
        onSet={look.onSet}
      />
    </SettingsForm>
  )
}
