import type { ItemStatus } from '@sitewright/core/content/item-status'
import { instantOf, localTimeOf } from '@sitewright/core/content/zoned-time'
import { slugify } from '@sitewright/core/slug'
import { Card, RadioGroup, Select, Switch, TextField } from '@sitewright/ui'
import { useState } from 'react'
import { SiteTimeField } from '../../forms/SiteTimeField.tsx'
import type { MessageId } from '../../messages.ts'
import { useText } from '../../text.ts'
import { proposedTime } from '../items/item-draft.ts'
import { useSite } from '../sites/use-sites.ts'
import type { ProductDraft } from './product-draft.ts'
import type { ProductPartProps } from './use-product-form.ts'

const STATES = ['draft', 'public', 'scheduled', 'private'] as const satisfies readonly ItemStatus[]

/** Product types of specification §3 in the order they are offered. */
const TYPES: readonly (readonly [ProductDraft['type'], MessageId, MessageId])[] = [
  [1, 'products.physical', 'products.physicalHint'],
  [2, 'products.digital', 'products.digitalHint'],
  [3, 'products.service', 'products.serviceHint'],
  [4, 'products.giftCard', 'products.giftCardHint'],
  [5, 'products.paywall', 'products.paywallHint'],
]

export function PublishingCard({
  siteId,
  draft,
  problems,
  isReadOnly,
  onChange,
}: ProductPartProps & { siteId: string }) {
  const text = useText()
  return (
    <Card>
      <Visibility siteId={siteId} {...{ draft, problems, isReadOnly, onChange }} />
      <Select
        label={text('products.type')}
        isDisabled={isReadOnly}
        value={`${draft.type}`}
        options={TYPES.map(([type, label, description]) => ({
          id: `${type}` as const,
          label: text(label),
          description: text(description),
        }))}
        onChange={(id) => {
          const type = TYPES.find(([known]) => `${known}` === id)?.[0] ?? 1
          onChange((now) => ({ ...now, type }))
        }}
        problem={problems.type}
      />
      <TextField
        label={text('products.address')}
        isOptional
        autoComplete="off"
        isReadOnly={isReadOnly}
        placeholder={slugify(draft.title)}
        description={text('products.addressHint')}
        value={draft.urlId}
        onChange={(urlId) => onChange((now) => ({ ...now, urlId }))}
        problem={problems.urlId}
      />
      <Switch
        label={text('products.featured')}
        description={text('products.featuredHint')}
        isDisabled={isReadOnly}
        isSelected={draft.starred}
        onChange={(starred) => onChange((now) => ({ ...now, starred }))}
      />
    </Card>
  )
}

/** State and date together, since one follows from the other. */
function Visibility({
  siteId,
  draft,
  problems,
  isReadOnly,
  onChange,
}: ProductPartProps & { siteId: string }) {
  const text = useText()
  const { data: site } = useSite(siteId)
  const timeZone = site?.timeZone ?? 'UTC'
  // What is being typed need not be a time yet.
  const [typed, setTyped] = useState<string>()
  const stored = draft.publishOn === null ? '' : localTimeOf(draft.publishOn, timeZone)
  const at = (local: string) => instantOf(local, timeZone) ?? null
  return (
    <>
      <RadioGroup<ItemStatus>
        label={text('products.state')}
        isDisabled={isReadOnly}
        value={draft.state}
        options={STATES.map((state) => ({
          id: state,
          label: text(state === 'scheduled' ? 'products.scheduleFor' : `products.${state}`),
          description: text(`products.${state}Hint`),
        }))}
        onChange={(state) => {
          setTyped(undefined)
          onChange((now) => ({ ...now, state, publishOn: dateFor(state, now, timeZone) }))
        }}
        problem={problems.state}
      />
      {draft.state === 'scheduled' && (
        <SiteTimeField
          label={text('products.scheduledAt')}
          timeZone={timeZone}
          isReadOnly={isReadOnly}
          value={typed ?? stored}
          onChange={(local) => {
            setTyped(local)
            onChange((now) => ({ ...now, publishOn: at(local) }))
          }}
          problem={problems.publishOn}
        />
      )}
    </>
  )
}

/** A date to come is only kept for what is scheduled; going public is now. */
function dateFor(state: ItemStatus, { publishOn }: ProductDraft, timeZone: string): number | null {
  const isAhead = publishOn !== null && publishOn > Date.now()
  if (state === 'scheduled') {
    return isAhead ? publishOn : (instantOf(proposedTime(Date.now(), timeZone), timeZone) ?? null)
  }
  return isAhead ? null : publishOn
}
