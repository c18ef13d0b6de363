import type { SiteCode } from '@sitewright/core/site/site-code'
import { Card, Notice } from '@sitewright/ui'
import { CodeField } from '../../forms/CodeField.tsx'
import { Screen } from '../../shell/Screen.tsx'
import { useText } from '../../text.ts'
import { QueryView } from '../QueryView.tsx'
import { useCan } from '../sites/use-sites.ts'
import { useTitle } from '../use-title.ts'
import { ScriptErrorsCard } from './ScriptErrorsCard.tsx'
import { SettingsForm } from './SettingsForm.tsx'
import { useSettingsDraft } from './use-settings-draft.ts'
import { useSaveSiteCode, useSiteCode } from './use-site-settings.ts'

export function CodeScreen({ siteId }: { siteId: string }) {
  const text = useText()
  const can = useCan(siteId)
  useTitle(text('code.title'))
  return (
    <Screen>
      {can('site.code') ? (
        <>
          <Code siteId={siteId} />
          <ScriptErrorsCard siteId={siteId} />
        </>
      ) : (
        <Notice>{text('code.notAllowed')}</Notice>
      )}
    </Screen>
  )
}

function Code({ siteId }: { siteId: string }) {
  const text = useText()
  return (
    <QueryView
      query={useSiteCode(siteId)}
      loading={text('siteSettings.loading')}
      failed={text('siteSettings.failed')}
    >
      {(stored) => <CodeForm siteId={siteId} stored={stored} />}
    </QueryView>
  )
}

function CodeForm({ siteId, stored }: { siteId: string; stored: SiteCode }) {
  const text = useText()
  const { draft, problems, onSet, saving } = useSettingsDraft(stored, useSaveSiteCode(siteId), {
    fields: ['header', 'footer'],
    saved: text('code.saved'),
  })
  return (
    <SettingsForm siteId={siteId} part="/code" {...saving}>
      <Card title={text('code.title')} description={text('code.hint')}>
        {(['header', 'footer'] as const).map((name) => (
          <CodeField
            key={name}
            label={text(`code.${name}`)}
            isOptional
            rows={8}
            value={draft[name]}
            onChange={(value) => onSet({ [name]: value })}
            problem={problems[name]}
          />
        ))}
      </Card>
    </SettingsForm>
  )
}
