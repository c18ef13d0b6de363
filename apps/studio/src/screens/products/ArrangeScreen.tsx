import { MAX_ORDERED_ITEMS } from '@sitewright/core/content/collection-kinds'
import { Card, EmptyState, LinkButton, Notice, PageHeader } from '@sitewright/ui'
import { Package } from '@sitewright/ui/icons'
import { Screen } from '../../shell/Screen.tsx'
import { useText } from '../../text.ts'
import list from '../List.module.css'
import { pageSettingsPath } from '../pages/page-paths.ts'
import { QueryView } from '../QueryView.tsx'
import { useCan } from '../sites/use-sites.ts'
import { useTitle } from '../use-title.ts'
import { ArrangedProducts } from './ArrangedProducts.tsx'
import { type StoreCategories, useCategories } from './use-categories.ts'
import { type ArrangedStore, useProductOrder } from './use-product-order.ts'

/** The products of each store, in the order that their owner gives them. */
export function ArrangeScreen({ siteId }: { siteId: string }) {
  const text = useText()
  const stores = useCategories(siteId)
  useTitle(text('arrange.title'))
  return (
    <Screen>
      <PageHeader
        title={text('arrange.title')}
        back={{ label: text('products.title'), href: `/sites/${siteId}/products` }}
        description={text('arrange.hint')}
      />
      <QueryView query={stores} loading={text('arrange.loading')} failed={text('arrange.failed')}>
        {(all) =>
          all.length === 0 ? (
            <EmptyState icon={Package} title={text('categories.noStore')}>
              {text('products.emptyHint')}
            </EmptyState>
          ) : (
            all.map((store) => <StoreCard key={store.collectionId} siteId={siteId} store={store} />)
          )
        }
      </QueryView>
    </Screen>
  )
}

interface StoreCardProps {
  siteId: string
  store: StoreCategories
}

function StoreCard({ siteId, store }: StoreCardProps) {
  const text = useText()
  const order = useProductOrder(siteId, store.collectionId)
  const canEdit = useCan(siteId)('products.edit')
  return (
    <Card title={store.title} isFlush>
      <QueryView query={order} loading={text('arrange.loading')} failed={text('arrange.failed')}>
        {(arranged) => (
          <>
            <OrderNotice siteId={siteId} store={store} arranged={arranged} />
            {arranged.products.length === 0 ? (
              <EmptyState icon={Package} title={text('arrange.empty')}>
                {text('products.emptyHint')}
              </EmptyState>
            ) : (
              <ArrangedProducts
                siteId={siteId}
                store={store}
                products={arranged.products}
                canArrange={canEdit && !arranged.hasTooMany}
              />
            )}
          </>
        )}
      </QueryView>
    </Card>
  )
}

/** Says why shoppers do not see this order, and where that is changed. */
function OrderNotice({ siteId, store, arranged }: StoreCardProps & { arranged: ArrangedStore }) {
  const text = useText()
  if (arranged.isUsed && !arranged.hasTooMany) return null
  return (
    <div className={list.notice}>
      <Notice
        action={
          <LinkButton size="small" href={pageSettingsPath(siteId, store.collectionId)}>
            {text('arrange.settings')}
          </LinkButton>
        }
      >
        {arranged.hasTooMany
          ? text('arrange.tooMany', { most: MAX_ORDERED_ITEMS })
          : text('arrange.notUsed')}
      </Notice>
    </div>
  )
}
