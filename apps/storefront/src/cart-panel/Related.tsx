import type { RelatedProduct } from '@sitewright/api/cart/list-related-products'
import type { Cart } from '@sitewright/api/cart/shapes'
import { useEffect, useState } from 'react'
import { moneyText } from '../pages/Money.tsx'
import { useSay } from '../pages/words.ts'
import { callSite } from '../visitor-api.ts'

export interface RelatedProps {
  readonly cart: Cart
  readonly isBusy: boolean
  /** `pressed` is the button, which goes once the product is in the cart. */
  onAdd(product: RelatedProduct, pressed: HTMLElement): void
}

/** Cross-sell: products that go with what is in the cart. Where they cannot be had there are none. */
export function Related({ cart, isBusy, onAdd }: RelatedProps) {
  const say = useSay()
  const products = useRelated(cart)
  if (products.length === 0) return null
  return (
    <section className="sw-related">
      <h3>{say('You may also like')}</h3>
      <ul>
        {products.map((product) => (
          <li key={product.id}>
            <div className="sw-cart-picture">
              {product.image && (
                <img src={`${product.image.url}?format=300w`} alt="" width="56" height="56" />
              )}
            </div>
            <div>
              <a href={product.fullUrl}>{product.title}</a>
              <span className="sw-note">{moneyText(product.priceCents, cart.moneyFormat)}</span>
            </div>
            {product.sku !== null && (
              <button
                type="button"
                className="sw-button"
                aria-disabled={isBusy}
                aria-label={`${say('Add to Cart')}: ${product.title}`}
                onClick={({ currentTarget }) => !isBusy && onAdd(product, currentTarget)}
              >
                {say('Add to Cart')}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Asked for anew when another product comes into the cart or goes. */
function useRelated({ entries }: Cart): readonly RelatedProduct[] {
  const [products, setProducts] = useState<readonly RelatedProduct[]>([])
  const inCart = entries.map(({ itemId }) => itemId).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is in the cart decides what the server answers.
  useEffect(() => {
    let isCurrent = true
    const path = '/api/commerce/shopping-cart/related'
    callSite<{ products: readonly RelatedProduct[] }>('GET', path).then(
      (answer) => isCurrent && setProducts(answer.products),
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [inCart])
  return products
}
