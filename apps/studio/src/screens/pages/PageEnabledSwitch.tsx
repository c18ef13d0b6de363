import { Switch } from '@sitewright/ui'
import { useText } from '../../text.ts'
import type { PagePartProps } from './page-part.ts'

/** Whether visitors find the page. */
export function PageEnabledSwitch({
  settings,
  isReadOnly,
  onSet,
}: Pick<PagePartProps, 'settings' | 'isReadOnly' | 'onSet'>) {
  const text = useText()
  return (
    <Switch
      label={text('pageSettings.enabled')}
      description={text('pageSettings.enabledHint')}
      isDisabled={isReadOnly}
      isSelected={settings.isEnabled}
      onChange={(isEnabled) => onSet({ isEnabled })}
    />
  )
}
