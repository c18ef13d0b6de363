import type { SiteStatusAnswer } from '@sitewright/api/locks/shapes'
import { SITE_STATUSES, type SiteStatus } from '@sitewright/core/site/site-settings'
import { Card, RadioGroup, type SelectOption, showToast, TextField } from '@sitewright/ui'
import { useState } from 'react'
import { useFormProblems } from '../../forms/use-form-problems.ts'
import { Screen } from '../../shell/Screen.tsx'
import { useText } from '../../text.ts'
import { QueryView } from '../QueryView.tsx'
import { useTitle } from '../use-title.ts'
import { SettingsForm } from './SettingsForm.tsx'
import { useSaveSiteStatus, useSiteStatus } from './use-site-settings.ts'

export function AccessScreen({ siteId }: { siteId: string }) {
  const text = useText()
  const status = useSiteStatus(siteId)
  useTitle(text('siteSettings.access'))
  return (
    <Screen>
      <QueryView
        query={status}
        loading={text('siteSettings.loading')}
        failed={text('siteSettings.failed')}
      >
        {(stored) => <AccessForm siteId={siteId} stored={stored} />}
      </QueryView>
    </Screen>
  )
}

function AccessForm({ siteId, stored }: { siteId: string; stored: SiteStatusAnswer }) {
  const text = useText()
  const hasPassword = stored.password !== ''
  const [status, setStatus] = useState(stored.status)
  const [maintenanceText, setText] = useState(stored.maintenanceText)
  const [password, setPassword] = useState('')
  const save = useSaveSiteStatus(siteId)
  const { form, problems, general } = useFormProblems(save.error, ['password', 'maintenanceText'])
  const isDirty =
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
      problem={general}
      isDirty={isDirty}
      isSaving={save.isPending}
      onSave={() =>
        save.mutate(
          { status, maintenanceText, ...(password !== '' && { password }) },
          {
            onSuccess: (saved) => {
              setText(saved.maintenanceText)
              setPassword('')
              showToast({ text: text('access.saved') })
            },
          },
        )
      }
      onDiscard={() => {
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
    </SettingsForm>
  )
}
