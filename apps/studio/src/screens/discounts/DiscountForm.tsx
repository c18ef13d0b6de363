import type { DiscountShape } from '@sitewright/api/commerce/discount-shapes'
import type { StoreSettings } from '@sitewright/core/commerce/store-settings'
import {
  Button,
  Card,
  Checkbox,
  ConfirmDialog,
  classNames,
  Notice,
  PageHeader,
  RadioGroup,
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
import { SampleCart } from '../selling/SampleCart.tsx'
import styles from '../selling/Selling.module.css'
import { useCan } from '../sites/use-sites.ts'
import { useTitle } from '../use-title.ts'
import { type DiscountDraft, draftOf, inputOf, NEW_DISCOUNT } from './discount-draft.ts'
import type { DiscountPartProps } from './discount-part.ts'
import { EffectCard } from './EffectCard.tsx'
import { LimitsCard } from './LimitsCard.tsx'
import { TargetsCard } from './TargetsCard.tsx'
import { useRemoveDiscount, useSaveDiscount } from './use-discounts.ts'

const FIELDS = [
  'title',
  'code',
  'kind',
  'ratePpm',
  'amountMinor',
  'buyQuantity',
  'getQuantity',
  'scope',
  'targetIds',
  'minimumMinor',
  'startsAt',
  'endsAt',
  'limitTotal',
  'limitPerCustomer',
]

export interface DiscountFormProps {
  siteId: string
  /** Null for a new one. */
  stored: DiscountShape | null
  store: StoreSettings
  timeZone: string
  onSaved(discountId: string): void
  onRemoved(): void
}

/** A discount's fields, and beside them a sample cart that shows their effect. */
export function DiscountForm(props: DiscountFormProps) {
  const { siteId, stored, store, timeZone, onSaved, onRemoved } = props
  const text = useText()
  const isReadOnly = !useCan(siteId)('commerce.settings')
  const before = stored ? draftOf(stored, timeZone) : NEW_DISCOUNT
  const [draft, setDraft] = useState(before)
  const [isRemoving, setIsRemoving] = useState(false)
  const save = useSaveDiscount(siteId, stored?.id)
  const { form, problems, general } = useFormProblems(save.error, FIELDS)
  /** Whether the screen goes away with nothing left to save, so that leaving it is not asked about. */
  const isDone = useRef(false)
  const isDirty = JSON.stringify(draft) !== JSON.stringify(before)
  const name = stored ? (stored.code ?? stored.title) : text('discounts.new')
  useTitle(name)
  const input = inputOf(draft, timeZone)
  const part: DiscountPartProps = {
    siteId,
    currency: store.currency,
    timeZone,
    draft,
    problems,
    isReadOnly,
    onChange: (change) => setDraft((now) => ({ ...now, ...change })),
  }
  return (
    <Screen>
      <PageHeader
        title={name}
        back={{ label: text('discounts.title'), href: `/sites/${siteId}/settings/discounts` }}
        actions={
          stored &&
          !isReadOnly && (
            <Button icon={Trash2} onPress={() => setIsRemoving(true)}>
              {text('discounts.remove')}
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
            save.mutate(input, {
              onSuccess: (kept) => {
                setDraft(draftOf(kept, timeZone))
                showToast({ text: text('discounts.saved') })
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
          <WayCard {...part} />
          <EffectCard {...part} />
          <TargetsCard {...part} />
          <LimitsCard {...part} used={stored?.used} />
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
        <aside className={styles.sample} aria-label={text('sample.title')}>
          <SampleCart
            siteId={siteId}
            currency={store.currency}
            country={store.country}
            drafts={{
              discount: { ...input, id: stored?.id ?? null },
              codes: input.code?.trim() ? [input.code] : [],
            }}
            line={sampleOf(draft)}
          />
        </aside>
      </div>
      {stored && isRemoving && (
        <RemoveDiscount
          siteId={siteId}
          discount={{ id: stored.id, name }}
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

/** Something that the discount is for. */
function sampleOf({ scope, targets }: DiscountDraft) {
  const [target] = targets
  if (!target || scope === 'order') return {}
  return scope === 'products' ? { productId: target.id } : { categoryIds: [target.id] }
}

function WayCard({ draft, problems, isReadOnly, onChange }: DiscountPartProps) {
  const text = useText()
  return (
    <Card title={text('discounts.how')}>
      <RadioGroup
        label={text('discounts.how')}
        isLabelHidden
        isDisabled={isReadOnly}
        value={draft.isAutomatic ? 'itself' : 'code'}
        options={[
          { id: 'code', label: text('discounts.byCode') },
          {
            id: 'itself',
            label: text('discounts.byItself'),
            description: text('discounts.byItselfHint'),
          },
        ]}
        onChange={(way) => onChange({ isAutomatic: way === 'itself' })}
      />
      {draft.isAutomatic ? (
        <TextField
          label={text('discounts.shownTitle')}
          description={text('discounts.shownTitleHint')}
          isReadOnly={isReadOnly}
          autoComplete="off"
          value={draft.title}
          onChange={(title) => onChange({ title })}
          problem={problems.title}
        />
      ) : (
        <TextField
          label={text('discounts.code')}
          description={text('discounts.codeHint')}
          isReadOnly={isReadOnly}
          autoComplete="off"
          spellCheck="false"
          value={draft.code}
          onChange={(code) => onChange({ code })}
          problem={problems.code}
        />
      )}
      <Checkbox
        label={text('discounts.enabled')}
        description={text('discounts.enabledHint')}
        isDisabled={isReadOnly}
        isSelected={draft.isEnabled}
        onChange={(isEnabled) => onChange({ isEnabled })}
      />
    </Card>
  )
}

interface RemoveDiscountProps {
  siteId: string
  discount: { readonly id: string; readonly name: string }
  onClose(): void
  onRemoved(): void
}

function RemoveDiscount({ siteId, discount, onClose, onRemoved }: RemoveDiscountProps) {
  const text = useText()
  const remove = useRemoveDiscount(siteId)
  return (
    <ConfirmDialog
      title={text('discounts.removeTitle', { name: discount.name })}
      confirmLabel={text('discounts.remove')}
      isOpen
      isPending={remove.isPending}
      onClose={onClose}
      onConfirm={() =>
        remove.mutate(discount.id, {
          onSuccess: () => {
            showToast({ text: text('discounts.removed') })
            onRemoved()
          },
        })
      }
    >
      <p>{text('discounts.removeHint')}</p>
    </ConfirmDialog>
  )
}
