import { Button, Card, EmptyState, PageHeader } from '@sitewright/ui'
import { FolderTree, Plus } from '@sitewright/ui/icons'
import { useState } from 'react'
import { Screen } from '../../shell/Screen.tsx'
import { useText } from '../../text.ts'
import { QueryView } from '../QueryView.tsx'
import { useCan } from '../sites/use-sites.ts'
import { useTitle } from '../use-title.ts'
import { CategoryDialog, type CategoryEdit } from './CategoryDialog.tsx'
import { CategoryTree } from './CategoryTree.tsx'
import { useCategories } from './use-categories.ts'

/** The categories of each store page, as a tree. */
export function CategoriesScreen({ siteId }: { siteId: string }) {
  const text = useText()
  const canEdit = useCan(siteId)('products.edit')
  const categories = useCategories(siteId)
  const [edit, setEdit] = useState<CategoryEdit>()
  useTitle(text('categories.title'))
  return (
    <Screen>
      <PageHeader
        title={text('categories.title')}
        back={{ label: text('products.title'), href: `/sites/${siteId}/products` }}
      />
      <QueryView
        query={categories}
        loading={text('categories.loading')}
        failed={text('categories.failed')}
      >
        {(stores) =>
          stores.length === 0 ? (
            <EmptyState icon={FolderTree} title={text('categories.noStore')}>
              {text('categories.noStoreHint')}
            </EmptyState>
          ) : (
            stores.map((store) => (
              <Card
                key={store.collectionId}
                title={store.title}
                isFlush
                actions={
                  canEdit && (
                    <Button size="small" icon={Plus} onPress={() => setEdit({ store })}>
                      {text('categories.add')}
                    </Button>
                  )
                }
              >
                <CategoryTree siteId={siteId} store={store} canEdit={canEdit} onEdit={setEdit} />
              </Card>
            ))
          )
        }
      </QueryView>
      {edit && <CategoryDialog siteId={siteId} {...edit} onClose={() => setEdit(undefined)} />}
    </Screen>
  )
}
