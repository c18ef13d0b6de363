import type { ProductCategoryShape } from '@sitewright/api/commerce/shapes'
import { Select, TextField } from '@sitewright/ui'
import { useState } from 'react'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { useFormProblems } from '../../forms/use-form-problems.ts'
import { useText } from '../../text.ts'
import { possibleParents } from './category-choices.ts'
import { type StoreCategories, useSaveCategory } from './use-categories.ts'

export interface CategoryEdit {
  readonly store: StoreCategories
  /** Absent for a new category. */
  readonly category?: ProductCategoryShape
  /** Parent of a new one; right below the store unless said. */
  readonly parentId?: string
}

const STORE = 'store'

/** Name and place of a category. */
export function CategoryDialog({
  siteId,
  store,
  category,
  parentId: wanted,
  onClose,
}: CategoryEdit & { siteId: string; onClose(): void }) {
  const text = useText()
  const [displayName, setDisplayName] = useState(category?.displayName ?? '')
  const [parentId, setParentId] = useState(category?.parentId ?? wanted ?? STORE)
  const save = useSaveCategory(siteId, category)
  const { form, problems, general } = useFormProblems(save.error, ['displayName', 'parentId'])
  const places = possibleParents(store.categories, category?.id)
  return (
    <FormDialog
      title={text(category ? 'categories.changeTitle' : 'categories.addTitle')}
      form={form}
      problem={general}
      isSaving={save.isPending}
      onSave={() =>
        save.mutate(
          {
            ...(category && { categoryId: category.id }),
            collectionId: store.collectionId,
            displayName,
            parentId: parentId === STORE ? null : parentId,
          },
          { onSuccess: onClose },
        )
      }
      onClose={onClose}
    >
      <TextField
        label={text('categories.name')}
        autoFocus
        autoComplete="off"
        description={text('categories.nameHint')}
        value={displayName}
        onChange={setDisplayName}
        problem={problems.displayName}
      />
      <Select
        label={text('categories.inside')}
        value={parentId}
        options={[
          { id: STORE, label: store.title },
          ...places.map(({ id, label }) => ({ id, label })),
        ]}
        onChange={setParentId}
        problem={problems.parentId}
      />
    </FormDialog>
  )
}
