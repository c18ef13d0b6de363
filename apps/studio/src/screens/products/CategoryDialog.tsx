import type { ProductCategoryShape } from '@sitewright/api/commerce/shapes'
import { Button, Dialog, Notice, Select, TextField } from '@sitewright/ui'
import { useId, useState } from 'react'
import { Form } from 'react-aria-components'
import { useFormProblems } from '../../forms/use-form-problems.ts'
import { useText } from '../../text.ts'
import { possibleParents } from './category-choices.ts'
import styles from './ProductForm.module.css'
import { type StoreCategories, useSaveCategory } from './use-categories.ts'

export interface CategoryEdit {
  readonly store: StoreCategories
  /** Absent for a new category. */
  readonly category?: ProductCategoryShape
  /** Where a new one goes; right below the store unless said. */
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
  const formId = useId()
  const [displayName, setDisplayName] = useState(category?.displayName ?? '')
  const [parentId, setParentId] = useState(category?.parentId ?? wanted ?? STORE)
  const save = useSaveCategory(siteId, category)
  const { form, problems, general } = useFormProblems(save.error, ['displayName', 'parentId'])
  const places = possibleParents(store.categories, category?.id)
  return (
    <Dialog
      isOpen
      title={text(category ? 'categories.changeTitle' : 'categories.addTitle')}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{text('common.cancel')}</Button>
          <Button type="submit" form={formId} look="primary" isPending={save.isPending}>
            {text('common.save')}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        ref={form}
        className={styles.form ?? ''}
        validationBehavior="aria"
        onSubmit={(event) => {
          event.preventDefault()
          save.mutate(
            {
              ...(category && { categoryId: category.id }),
              collectionId: store.collectionId,
              displayName,
              parentId: parentId === STORE ? null : parentId,
            },
            { onSuccess: onClose },
          )
        }}
      >
        {general && (
          <Notice tone="danger" isAlert>
            {general}
          </Notice>
        )}
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
      </Form>
    </Dialog>
  )
}
