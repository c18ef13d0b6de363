import { MAX_TAG } from '@sitewright/api/items/shared-shapes'
import { Card, TagsField, TextLink } from '@sitewright/ui'
import { useState } from 'react'
import { useText } from '../../text.ts'
import { withTerms } from '../items/terms.ts'
import { categoryChoices, findChoice } from './category-choices.ts'
import { useCategories } from './use-categories.ts'
import type { ProductPartProps } from './use-product-form.ts'

export interface ProductTermsCardProps extends ProductPartProps {
  siteId: string
  /** The store it is sold in; null for the first, which new products go to. */
  collectionId: string | null
}

/** Where shoppers find the product: categories of its store, and tags. */
export function ProductTermsCard(props: ProductTermsCardProps) {
  return (
    <Card>
      <Categories {...props} />
      <Tags {...props} />
    </Card>
  )
}

function Categories({
  siteId,
  collectionId,
  draft,
  problems,
  isReadOnly,
  onChange,
}: ProductTermsCardProps) {
  const text = useText()
  const [unknown, setUnknown] = useState<string>()
  const { data: stores = [] } = useCategories(siteId)
  const store = stores.find((one) => one.collectionId === collectionId) ?? stores[0]
  const choices = categoryChoices(store?.categories ?? [])
  const chosen = choices.filter(({ id }) => draft.categoryIds.includes(id))
  return (
    <>
      <TagsField
        label={text('terms.categories')}
        isOptional
        isReadOnly={isReadOnly}
        values={chosen.map(({ label }) => label)}
        suggestions={choices.map(({ label }) => label)}
        removeLabel={(value) => text('terms.remove', { value })}
        problem={
          unknown === undefined
            ? problems.categoryIds
            : text('categories.unknown', { name: unknown })
        }
        onType={() => setUnknown(undefined)}
        onAdd={(typed) => {
          const choice = findChoice(choices, typed)
          setUnknown(choice ? undefined : typed.trim())
          if (!choice) return false
          onChange((now) => ({
            ...now,
            categoryIds: [...now.categoryIds.filter((id) => id !== choice.id), choice.id],
          }))
          return true
        }}
        onRemove={(label) => {
          const gone = choices.find((choice) => choice.label === label)?.id
          onChange((now) => ({
            ...now,
            categoryIds: now.categoryIds.filter((id) => id !== gone),
          }))
        }}
      />
      {!isReadOnly && (
        <TextLink href={`/sites/${siteId}/products/categories`}>{text('categories.edit')}</TextLink>
      )}
    </>
  )
}

function Tags({ draft, problems, isReadOnly, onChange }: ProductPartProps) {
  const text = useText()
  const [problem, setProblem] = useState<string>()
  const refused = Object.entries(problems).find(([id]) => id === 'tags' || id.startsWith('tags.'))
  return (
    <TagsField
      label={text('terms.tags')}
      description={text('terms.hint')}
      isOptional
      isReadOnly={isReadOnly}
      values={draft.tags}
      suggestions={[]}
      removeLabel={(value) => text('terms.remove', { value })}
      problem={problem ?? refused?.[1]}
      onType={() => setProblem(undefined)}
      onAdd={(typed) => {
        const result = withTerms(draft.tags, typed, 'tag')
        if ('problem' in result) {
          setProblem(
            result.problem === 'exists'
              ? text('terms.exists', { tagType: text('terms.tag') })
              : text('terms.tagTooLong', { most: MAX_TAG }),
          )
          return false
        }
        setProblem(undefined)
        onChange((now) => ({ ...now, tags: result.terms }))
        return true
      }}
      onRemove={(value) =>
        onChange((now) => ({ ...now, tags: now.tags.filter((tag) => tag !== value) }))
      }
    />
  )
}
