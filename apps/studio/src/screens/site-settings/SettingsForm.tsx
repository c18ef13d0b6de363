import { Button, classNames, Notice, PageHeader } from '@sitewright/ui'
import type { ReactNode, RefObject } from 'react'
import { Form } from 'react-aria-components'
import { SaveBar } from '../../forms/SaveBar.tsx'
import { UnsavedGuard } from '../../forms/UnsavedGuard.tsx'
import screen from '../../shell/Screen.module.css'
import { useText } from '../../text.ts'
import styles from './SettingsForm.module.css'
import { SettingsNav } from './SettingsNav.tsx'
import type { SettingsPart } from './settings-parts.ts'

export interface SettingsFormProps {
  siteId: string
  part: SettingsPart
  form: RefObject<HTMLFormElement | null>
  /** A problem that belongs to none of the fields. */
  problem: string | undefined
  isDirty: boolean
  isSaving: boolean
  onSave(): void
  onDiscard(): void
  children: ReactNode
}

/** Around each part of the site's settings that is saved whole. */
export function SettingsForm(props: SettingsFormProps) {
  const { siteId, part, form, problem, isDirty, isSaving, onSave, onDiscard, children } = props
  const text = useText()
  return (
    <Form
      ref={form}
      className={classNames(screen.screen, styles.form)}
      validationBehavior="aria"
      onSubmit={(event) => {
        event.preventDefault()
        if (isDirty) onSave()
      }}
    >
      <PageHeader
        title={text('siteSettings.title')}
        description={text('siteSettings.liveHint')}
        actions={
          <Button type="submit" look="primary" isPending={isSaving} isDisabled={!isDirty}>
            {text('common.save')}
          </Button>
        }
      />
      <SettingsNav siteId={siteId} part={part} />
      {problem && (
        <Notice tone="danger" isAlert>
          {problem}
        </Notice>
      )}
      {children}
      <SaveBar
        isShown={isDirty}
        isSaving={isSaving}
        saveLabel={text('common.save')}
        onDiscard={onDiscard}
      />
      <UnsavedGuard isDirty={() => isDirty} />
    </Form>
  )
}
