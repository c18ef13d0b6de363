import { Button, classNames, Notice, PageHeader, showToast } from '@sitewright/ui'
import type { UseMutationResult } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Form } from 'react-aria-components'
import { SaveBar } from '../../forms/SaveBar.tsx'
import { UnsavedGuard } from '../../forms/UnsavedGuard.tsx'
import { useFormProblems } from '../../forms/use-form-problems.ts'
import screen from '../../shell/Screen.module.css'
import { Screen } from '../../shell/Screen.tsx'
import { useText } from '../../text.ts'
import { useCan } from '../sites/use-sites.ts'
import { useTitle } from '../use-title.ts'
import type { Change } from './change-one.ts'
import styles from './Selling.module.css'
import { SellingNav } from './SellingNav.tsx'
import type { SellingPart } from './selling-parts.ts'
import { stillThere, type ZoneProblems } from './zone-problems.ts'

/** A trailing dot stands for every field of every zone. */
const FIELDS = ['zones.']

export interface ZonesFormParts<Draft> {
  readonly draft: Draft
  readonly problems: ZoneProblems
  readonly isReadOnly: boolean
  change(change: Change<Draft>): void
}

export interface ZonesFormProps<Draft> {
  siteId: string
  part: SellingPart
  title: string
  description: string
  stored: Draft
  save: UseMutationResult<Draft, Error, Draft>
  /** Said once it is saved. */
  saved: string
  /** The cart beside the fields that shows their effect. */
  sample(draft: Draft): ReactNode
  children(parts: ZonesFormParts<Draft>): ReactNode
}

/** A screen about zones: its fields, beside them a sample cart, and what saves them. */
export function ZonesForm<Draft extends object>({
  siteId,
  part,
  title,
  description,
  stored,
  save,
  saved,
  sample,
  children,
}: ZonesFormProps<Draft>) {
  const text = useText()
  const isReadOnly = !useCan(siteId)('commerce.settings')
  const [draft, setDraft] = useState(stored)
  const { form, problems: told, general } = useFormProblems(save.error, FIELDS)
  const problems = stillThere(told, { sent: asSent(save.variables), draft: asSent(draft) })
  const isDirty = JSON.stringify(draft) !== JSON.stringify(stored)
  useTitle(title)
  return (
    <Screen>
      <PageHeader title={text('settings.title')} description={description} />
      <SellingNav siteId={siteId} part={part} />
      <div className={styles.columns}>
        <Form
          ref={form}
          aria-label={title}
          className={classNames(screen.screen, styles.fields)}
          validationBehavior="aria"
          onSubmit={(event) => {
            event.preventDefault()
            save.mutate(draft, {
              onSuccess: (kept) => {
                setDraft(kept)
                showToast({ text: saved })
              },
            })
          }}
        >
          {isReadOnly && <Notice>{text('common.readOnly')}</Notice>}
          {general && (
            <Notice tone="danger" isAlert>
              {general}
            </Notice>
          )}
          {children({ draft, change: setDraft, problems, isReadOnly })}
          {!isReadOnly && (
            <div>
              <Button type="submit" look="primary" isPending={save.isPending} isDisabled={!isDirty}>
                {text('common.save')}
              </Button>
            </div>
          )}
          <SaveBar
            isShown={isDirty}
            isSaving={save.isPending}
            saveLabel={text('common.save')}
            onDiscard={() => {
              setDraft(stored)
              save.reset()
            }}
          />
          <UnsavedGuard isDirty={() => isDirty} />
        </Form>
        <aside className={styles.sample} aria-label={text('sample.title')}>
          {sample(draft)}
        </aside>
      </div>
    </Screen>
  )
}

/** A draft with the names of fields that the call has: zones of delivery are sent as the field `zones`. */
function asSent(draft: unknown): unknown {
  return Array.isArray(draft) ? { zones: draft } : draft
}
