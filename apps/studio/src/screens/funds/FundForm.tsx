import type { FundShape } from '@sitewright/api/commerce/fund-shapes'
import {
  Button,
  Card,
  ConfirmDialog,
  classNames,
  Notice,
  PageHeader,
  Switch,
  showToast,
  TextField,
} from '@sitewright/ui'
import { Trash2 } from '@sitewright/ui/icons'
import { useRef, useState } from 'react'
import { Form } from 'react-aria-components'
import { SaveBar } from '../../forms/SaveBar.tsx'
import { UnsavedGuard } from '../../forms/UnsavedGuard.tsx'
import { useFormProblems } from '../../forms/use-form-problems.ts'
import screen from '../../shell/Screen.module.css'
import { Screen } from '../../shell/Screen.tsx'
import { useText } from '../../text.ts'
import { FormCard } from '../item-form/sale/FormCard.tsx'
import styles from '../selling/Selling.module.css'
import { useCan } from '../sites/use-sites.ts'
import { useTitle } from '../use-title.ts'
import { AmountsCard } from './AmountsCard.tsx'
import { DonatePageCard } from './DonatePageCard.tsx'
import { draftOf, type FundDraft, inputOf, newFund } from './fund-draft.ts'
import type { FundPartProps } from './fund-part.ts'
import { useRemoveFund, useSaveFund } from './use-funds.ts'

/** A trailing dot stands for all below it. */
const FIELDS = [
  'name',
  'description',
  'suggestedMinor',
  'suggestedMinor.',
  'minimumMinor',
  'maximumMinor',
  'form.',
]

export interface FundFormProps {
  siteId: string
  /** Null for a new one. */
  stored: FundShape | null
  currency: string
  onSaved(fundId: string): void
  onRemoved(): void
}

/** A fund's fields, and beside them the address of its donate page. */
export function FundForm({ siteId, stored, currency, onSaved, onRemoved }: FundFormProps) {
  const text = useText()
  const isReadOnly = !useCan(siteId)('commerce.settings')
  const before = stored ? draftOf(stored) : newFund(currency)
  const [draft, setDraft] = useState(before)
  const [isRemoving, setIsRemoving] = useState(false)
  const save = useSaveFund(siteId, stored?.id)
  const { form, problems, general } = useFormProblems(save.error, FIELDS)
  /** Whether the screen goes away with nothing left to save, so that leaving it is not asked about. */
  const isDone = useRef(false)
  const isDirty = JSON.stringify(draft) !== JSON.stringify(before)
  const name = stored ? stored.name : text('funds.new')
  useTitle(name)
  const change = (next: Partial<FundDraft>) => setDraft((now) => ({ ...now, ...next }))
  const part: FundPartProps = { currency, draft, problems, isReadOnly, onChange: change }
  return (
    <Screen>
      <PageHeader
        title={name}
        back={{ label: text('funds.title'), href: `/sites/${siteId}/settings/donations` }}
        actions={
          stored &&
          !isReadOnly && (
            <Button icon={Trash2} onPress={() => setIsRemoving(true)}>
              {text('funds.remove')}
            </Button>
          )
        }
      />
      <div className={styles.columns}>
        <Form
          ref={form}
          aria-label={name}
          className={classNames(screen.screen, styles.fields)}
          validationBehavior="aria"
          onSubmit={(event) => {
            event.preventDefault()
            save.mutate(inputOf(draft), {
              onSuccess: (kept) => {
                setDraft(draftOf(kept))
                showToast({ text: text('funds.saved') })
                if (stored !== null) return
                isDone.current = true
                onSaved(kept.id)
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
          <AboutCard {...part} />
          <AmountsCard {...part} />
          <FormCard
            title={text('funds.form')}
            description={text('funds.formHint')}
            empty={text('funds.formEmpty')}
            form={draft.form}
            problems={problems}
            isReadOnly={isReadOnly}
            onChange={(next) => setDraft((now) => ({ ...now, form: next(now.form) }))}
          />
          {!isReadOnly && (
            <div>
              <Button
                type="submit"
                look="primary"
                isPending={save.isPending}
                isDisabled={stored !== null && !isDirty}
              >
                {text('common.save')}
              </Button>
            </div>
          )}
          <SaveBar
            isShown={isDirty}
            isSaving={save.isPending}
            saveLabel={text('common.save')}
            onDiscard={() => {
              setDraft(before)
              save.reset()
            }}
          />
          <UnsavedGuard isDirty={() => isDirty && !isDone.current} />
        </Form>
        <aside className={styles.sample} aria-label={text('funds.page')}>
          <DonatePageCard fund={stored} />
        </aside>
      </div>
      {stored && isRemoving && (
        <RemoveFund
          siteId={siteId}
          fund={stored}
          onClose={() => setIsRemoving(false)}
          onRemoved={() => {
            isDone.current = true
            onRemoved()
          }}
        />
      )}
    </Screen>
  )
}

function AboutCard({ draft, problems, isReadOnly, onChange }: FundPartProps) {
  const text = useText()
  return (
    <Card title={text('funds.about')}>
      <TextField
        label={text('funds.name')}
        description={text('funds.nameHint')}
        maxLength={100}
        autoComplete="off"
        isReadOnly={isReadOnly}
        value={draft.name}
        onChange={(name) => onChange({ name })}
        problem={problems.name}
      />
      <TextField
        label={text('funds.words')}
        description={text('funds.wordsHint')}
        isOptional
        rows={3}
        maxLength={1_000}
        isReadOnly={isReadOnly}
        value={draft.description}
        onChange={(description) => onChange({ description })}
        problem={problems.description}
      />
      <Switch
        label={text('funds.isOpen')}
        description={text('funds.isOpenHint')}
        isDisabled={isReadOnly}
        isSelected={draft.isOpen}
        onChange={(isOpen) => onChange({ isOpen })}
      />
    </Card>
  )
}

interface RemoveFundProps {
  siteId: string
  fund: Pick<FundShape, 'id' | 'name'>
  onClose(): void
  onRemoved(): void
}

function RemoveFund({ siteId, fund, onClose, onRemoved }: RemoveFundProps) {
  const text = useText()
  const remove = useRemoveFund(siteId)
  return (
    <ConfirmDialog
      title={text('funds.removeTitle', { name: fund.name })}
      confirmLabel={text('funds.remove')}
      isOpen
      isPending={remove.isPending}
      onClose={onClose}
      onConfirm={() =>
        remove.mutate(fund.id, {
          onSuccess: () => {
            showToast({ text: text('funds.removed') })
            onRemoved()
          },
        })
      }
    >
      <p>{text('funds.removeHint')}</p>
    </ConfirmDialog>
  )
}
