import { TagsField, TextLink } from '@sitewright/ui'
import { useState } from 'react'
import { useText } from '../../../text.ts'
import { categoryChoices, findChoice } from '../../products/category-choices.ts'
import { useCategories } from '../../products/use-categories.ts'
import type { ItemPartProps } from '../item-part.ts'

/** Categories that the collection has, chosen by name or by their whole path; those of another store are not offered. */
export function CategoryTreeField(props: ItemPartProps) {
  const { site, page, stored, draft, problems, isReadOnly, onChange } = props
  const text = useText()
  const [unknown, setUnknown] = useState<string>()
  const { data: stores = [] } = useCategories(site.id)
  const store =
    stores.find((one) => one.collectionId === (stored?.collectionId ?? page?.id)) ?? stores[0]
  const choices = categoryChoices(store?.categories ?? [])
  const chosen = choices.filter(({ id }) => draft.categories.includes(id))
  const setCategories = (next: (ids: readonly string[]) => readonly string[]) =>
    onChange((now) => ({ ...now, categories: next(now.categories) }))
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
            ? problems.categories
            : text('categories.unknown', { name: unknown })
        }
        onType={() => setUnknown(undefined)}
        onAdd={(typed) => {
          const choice = findChoice(choices, typed)
          setUnknown(choice ? undefined : typed.trim())
          if (!choice) return false
          setCategories((ids) => [...ids.filter((id) => id !== choice.id), choice.id])
          return true
        }}
        onRemove={(label) => {
          const gone = choices.find((choice) => choice.label === label)?.id
          setCategories((ids) => ids.filter((id) => id !== gone))
        }}
      />
      {!isReadOnly && (
        <TextLink href={`/sites/${site.id}/products/categories`}>
          {text('categories.edit')}
        </TextLink>
      )}
    </>
  )
}
