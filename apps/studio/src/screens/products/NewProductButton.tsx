import { Button, LinkButton, Menu } from '@sitewright/ui'
import { Plus } from '@sitewright/ui/icons'
import { useText } from '../../text.ts'
import { useCategories } from './use-categories.ts'

/** Leads to the form of a new product; a site with several stores asks for which one. */
export function NewProductButton({ siteId }: { siteId: string }) {
  const text = useText()
  const { data: stores = [] } = useCategories(siteId)
  const address = `/sites/${siteId}/products/new`
  if (stores.length < 2) {
    return (
      <LinkButton look="primary" icon={Plus} href={address}>
        {text('products.add')}
      </LinkButton>
    )
  }
  return (
    <Menu
      label={text('products.addTo')}
      trigger={
        <Button look="primary" icon={Plus}>
          {text('products.add')}
        </Button>
      }
      groups={[
        {
          id: 'stores',
          title: text('products.addTo'),
          actions: stores.map(({ collectionId, title }) => ({
            id: collectionId,
            label: title,
            href: `${address}?store=${collectionId}`,
          })),
        },
      ]}
    />
  )
}
