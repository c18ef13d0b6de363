import type { ProductShape } from '@sitewright/api/commerce/shapes'
import { Button, LinkButton, Notice, PageHeader, showToast } from '@sitewright/ui'
import { ExternalLink, PanelsTopLeft } from '@sitewright/ui/icons'
import { Form } from 'react-aria-components'
import { SaveBar } from '../../forms/SaveBar.tsx'
import { UnsavedGuard } from '../../forms/UnsavedGuard.tsx'
import { useText } from '../../text.ts'
import { useHasItemFields } from '../pages/use-pages.ts'
import { useCan } from '../sites/use-sites.ts'
import { useTitle } from '../use-title.ts'
import { OptionsCard } from './OptionsCard.tsx'
import { PicturesCard } from './PicturesCard.tsx'
import styles from './ProductForm.module.css'
import { ProductStateBadge } from './ProductStateBadge.tsx'
import { ProductTermsCard } from './ProductTermsCard.tsx'
import { ProductTextsCard } from './ProductTextsCard.tsx'
import { PublishingCard } from './PublishingCard.tsx'
import { productEditorPath } from './product-paths.ts'
import { RemoveProduct } from './RemoveProduct.tsx'
import { useProductForm } from './use-product-form.ts'
import { VariantsCard } from './VariantsCard.tsx'

export interface ProductFormProps {
  siteId: string
  /** Null for a new product. */
  stored: ProductShape | null
  currency: string
  canEdit: boolean
  onCreated(productId: string): void
  onRemoved(): void
}

export function ProductForm({
  siteId,
  stored,
  currency,
  canEdit,
  onCreated,
  onRemoved,
}: ProductFormProps) {
  const text = useText()
  const product = useProductForm({ siteId, stored, onCreated })
  const { draft, change, problems, isDirty } = product
  const title = stored?.title ?? text('products.newTitle')
  const can = useCan(siteId)
  const hasFields = useHasItemFields(siteId, stored?.collectionId)
  useTitle(title)
  const parts = { draft, problems, onChange: change, isReadOnly: !canEdit }
  return (
    <Form
      ref={product.form}
      className={styles.form ?? ''}
      validationBehavior="aria"
      onSubmit={(event) => {
        event.preventDefault()
        product.save()
      }}
    >
      <PageHeader
        title={title}
        back={{ label: text('products.title'), href: `/sites/${siteId}/products` }}
        badges={stored && <ProductStateBadge state={stored.state} />}
        actions={
          <>
            {stored?.state === 'public' && (
              <LinkButton
                look="quiet"
                icon={ExternalLink}
                href={stored.url}
                target="_blank"
                rel="noopener"
              >
                {text('products.viewLive')}
              </LinkButton>
            )}
            {stored && hasFields && can('content.edit') && (
              <LinkButton icon={PanelsTopLeft} href={productEditorPath(siteId, stored.id)}>
                {text('products.editOnPage')}
              </LinkButton>
            )}
            {canEdit && (
              <Button
                type="submit"
                look="primary"
                isPending={product.isSaving}
                isDisabled={!isDirty}
              >
                {text(stored ? 'common.save' : 'products.create')}
              </Button>
            )}
          </>
        }
      />
      {!canEdit && <Notice>{text('common.readOnly')}</Notice>}
      {product.general && (
        <Notice tone="danger" isAlert>
          {product.general}
        </Notice>
      )}
      <div className={styles.columns}>
        <div className={styles.main}>
          <ProductTextsCard {...parts} />
          <PicturesCard
            siteId={siteId}
            {...parts}
            onProblem={(message) => showToast({ text: message, tone: 'danger' })}
          />
        </div>
        <div className={styles.side}>
          <PublishingCard siteId={siteId} {...parts} />
          <ProductTermsCard
            siteId={siteId}
            collectionId={stored?.collectionId ?? null}
            {...parts}
          />
        </div>
      </div>
      <OptionsCard {...parts} />
      <VariantsCard siteId={siteId} currency={currency} {...parts} />
      {stored && canEdit && (
        <RemoveProduct
          siteId={siteId}
          product={stored}
          onRemoved={() => {
            product.release()
            onRemoved()
          }}
        />
      )}
      {canEdit && (
        <SaveBar
          isShown={isDirty}
          isSaving={product.isSaving}
          onDiscard={product.discard}
          saveLabel={text(stored ? 'common.save' : 'products.create')}
        />
      )}
      <UnsavedGuard isDirty={product.isDirtyNow} />
    </Form>
  )
}
