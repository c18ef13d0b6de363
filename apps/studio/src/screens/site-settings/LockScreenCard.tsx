import { SECTION_THEMES } from '@sitewright/core/document/section-theme'
import { LOCK_LAYOUTS, type LockScreenLook } from '@sitewright/core/site/lock-screen'
import { Card, RadioGroup, Select, TextField } from '@sitewright/ui'
import { PictureField } from '../../forms/PictureField.tsx'
import { useText } from '../../text.ts'
import type { SettingsPartProps } from './settings-part.ts'

/** Look, words and picture of the screen that asks for a password. */
export function LockScreenCard({ siteId, draft, problems, onSet }: SettingsPartProps) {
  const text = useText()
  const { lockScreen } = draft
  const set = (change: Partial<LockScreenLook>) =>
    onSet({ lockScreen: { ...lockScreen, ...change } })
  const hasPicture = lockScreen.layout === 'split' || lockScreen.layout === 'cover'
  return (
    <Card title={text('lockScreen.title')} description={text('lockScreen.hint')}>
      <RadioGroup
        label={text('lockScreen.layout')}
        options={LOCK_LAYOUTS.map((id) => ({
          id,
          label: text(`lockScreen.${id}`),
          ...(id !== 'plain' && { description: text(`lockScreen.${id}Hint`) }),
        }))}
        value={lockScreen.layout}
        onChange={(layout) => set({ layout })}
      />
      {lockScreen.layout !== 'plain' && (
        <Select
          label={text('lockScreen.colors')}
          options={SECTION_THEMES.map((id) => ({ id, label: text(`lockScreen.colors.${id}`) }))}
          value={lockScreen.colors}
          onChange={(colors) => set({ colors })}
        />
      )}
      {hasPicture && (
        <PictureField
          siteId={siteId}
          label={text('lockScreen.picture')}
          isReadOnly={false}
          value={lockScreen.imageId}
          onChange={(imageId) => set({ imageId })}
          problem={problems['lockScreen.imageId']}
        />
      )}
      <TextField
        label={text('lockScreen.heading')}
        description={text('lockScreen.ownHint')}
        isOptional
        maxLength={100}
        value={lockScreen.title}
        onChange={(title) => set({ title })}
        problem={problems['lockScreen.title']}
      />
      <TextField
        label={text('lockScreen.text')}
        isOptional
        rows={3}
        maxLength={500}
        value={lockScreen.text}
        onChange={(words) => set({ text: words })}
        problem={problems['lockScreen.text']}
      />
    </Card>
  )
}
