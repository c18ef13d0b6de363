import type { FeatureFlagShape } from '@sitewright/api/sites/feature-flag-shapes'
import { Card, Notice, PageHeader, Switch, showToast, useConfirm } from '@sitewright/ui'
import { Screen } from '../../shell/Screen.tsx'
import { useText } from '../../text.ts'
import { QueryView } from '../QueryView.tsx'
import { useCan } from '../sites/use-sites.ts'
import { useTitle } from '../use-title.ts'
import { SettingsNav } from './SettingsNav.tsx'
import { useFeatureFlags, useSwitchFeature } from './use-feature-flags.ts'

/** Switches what the site can do on and off. */
export function FeaturesScreen({ siteId }: { siteId: string }) {
  const text = useText()
  const flags = useFeatureFlags(siteId)
  useTitle(text('siteSettings.features'))
  return (
    <Screen>
      <PageHeader title={text('siteSettings.title')} description={text('features.description')} />
      <SettingsNav siteId={siteId} part="/features" />
      <QueryView query={flags} loading={text('features.loading')} failed={text('features.failed')}>
        {(rows) => <Flags siteId={siteId} flags={rows} />}
      </QueryView>
    </Screen>
  )
}

function Flags({ siteId, flags }: { siteId: string; flags: readonly FeatureFlagShape[] }) {
  const text = useText()
  const can = useCan(siteId)
  const change = useSwitchFeature(siteId)
  const confirm = useConfirm()
  const turn = ({ name, title }: FeatureFlagShape, isOn: boolean) =>
    change.mutate(
      { name, isOn },
      {
        onSuccess: () =>
          showToast({ text: text(isOn ? 'features.on' : 'features.off', { title }) }),
      },
    )
  const turnOff = async (flag: FeatureFlagShape) => {
    const isSure = await confirm({
      title: text('features.offTitle', { title: flag.title }),
      confirmLabel: text('features.offConfirm'),
      children: <p>{text('features.offHint')}</p>,
    })
    if (isSure) turn(flag, false)
  }
  return (
    <>
      {change.error && <Notice tone="danger">{change.error.message}</Notice>}
      {flags.map((flag) => (
        <Card key={flag.name}>
          <Switch
            label={flag.title}
            description={flag.summary}
            isDisabled={!can('site.settings') || change.isPending}
            isSelected={flag.isOn}
            // Switching the store off is asked about first.
            onChange={(isOn) =>
              flag.name === 'commerce' && !isOn ? void turnOff(flag) : turn(flag, isOn)
            }
          />
        </Card>
      ))}
    </>
  )
}
