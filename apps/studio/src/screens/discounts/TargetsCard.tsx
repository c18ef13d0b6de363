import type { DiscountScope } from '@sitewright/core/commerce/pricing/discounts'
import { Card, MoneyField, RadioGroup, TagsField } from '@sitewright/ui'
import { useState } from 'react'
import type { MessageId } from '../../messages.ts'
import { useText } from '../../text.ts'
import { categoryChoices } from '../products/category-choices.ts'
import { useCategories } from '../products/use-categories.ts'
import { useProducts } from '../products/use-products.ts'
import { useDelayed } from '../use-delayed.ts'
import type { Target } from './discount-draft.ts'
import type { DiscountPartProps } from './discount-part.ts'

const SCOPES: readonly (readonly [DiscountScope, MessageId])[] = [
  ['order', 'discounts.scopeOrder'],
  ['products', 'discounts.scopeProducts'],
  ['categories', 'discounts.scopeCategories'],
]

/** The goods that the discount is for. */
export function TargetsCard(part: DiscountPartProps) {
  const { draft, currency, problems, isReadOnly, onChange } = part
  const text = useText()
  return (
    <Card title={text('discounts.forWhat')}>
      <RadioGroup<DiscountScope>
        label={text('discounts.scope')}
        isLabelHidden
        isDisabled={isReadOnly}
        value={draft.scope}
        options={SCOPES.map(([id, label]) => ({ id, label: text(label) }))}
        onChange={(scope) => onChange({ scope, ...(scope !== draft.scope && { targets: [] }) })}
        problem={problems.scope}
      />
      {draft.scope === 'products' && <ProductsField {...part} />}
      {draft.scope === 'categories' && <CategoriesField {...part} />}
      <MoneyField
        label={text('discounts.minimum')}
        description={text('discounts.minimumHint')}
        isOptional
        isReadOnly={isReadOnly}
        currency={currency}
        value={draft.minimumMinor}
        onChange={(minimumMinor) => onChange({ minimumMinor })}
        problem={problems.minimumMinor}
      />
    </Card>
  )
}

/** Products by name; the server looks for them while a name is typed. */
function ProductsField(part: DiscountPartProps) {
  const text = useText()
  const [typed, setTyped] = useState('')
  const { data, isFetching } = useProducts(part.siteId, useDelayed(typed.trim()))
  const found = data?.pages.flatMap(({ items }) => items) ?? []
  return (
    <ChosenTargets
      {...part}
      label={text('discounts.products')}
      description={text('discounts.productsHint')}
      unknown={(name) => text('discounts.productUnknown', { name })}
      choices={found.map(({ id, title }) => ({ id, title }))}
      nothingSuggested={text(isFetching ? 'discounts.looking' : 'discounts.noneFound')}
      onType={setTyped}
    />
  )
}

function CategoriesField(part: DiscountPartProps) {
  const text = useText()
  const { data: stores = [] } = useCategories(part.siteId)
  const choices = stores.flatMap(({ categories }) => categoryChoices(categories))
  return (
    <ChosenTargets
      {...part}
      label={text('discounts.categories')}
      unknown={(name) => text('categories.unknown', { name })}
      choices={choices.map(({ id, label }) => ({ id, title: label }))}
    />
  )
}

interface ChosenTargetsProps extends DiscountPartProps {
  label: string
  description?: string
  nothingSuggested?: string
  choices: readonly Target[]
  /** Said of a name that none has. */
  unknown(name: string): string
  onType?(text: string): void
}

function ChosenTargets({
  draft: { targets },
  problems,
  isReadOnly,
  onChange,
  choices,
  unknown,
  onType,
  ...texts
}: ChosenTargetsProps) {
  const text = useText()
  const [problem, setProblem] = useState<string>()
  return (
    <TagsField
      {...texts}
      isReadOnly={isReadOnly}
      values={targets.map(({ title }) => title)}
      suggestions={choices.map(({ title }) => title)}
      removeLabel={(name) => text('discounts.removeTarget', { name })}
      problem={problem ?? problems.targetIds}
      onType={(typed) => {
        setProblem(undefined)
        onType?.(typed)
      }}
      onAdd={(typed) => {
        const name = typed.trim().toLowerCase()
        const choice = choices.find(({ title }) => title.toLowerCase() === name)
        setProblem(choice ? undefined : unknown(typed.trim()))
        if (!choice) return false
        onChange({ targets: [...targets.filter(({ id }) => id !== choice.id), choice] })
        return true
      }}
      onRemove={(name) => onChange({ targets: targets.filter(({ title }) => title !== name) })}
    />
  )
}
