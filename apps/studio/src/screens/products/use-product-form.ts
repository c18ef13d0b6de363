import type { ProductShape } from '@sitewright/api/commerce/shapes'
import { showToast } from '@sitewright/ui'
import { useRef, useState } from 'react'
import { useFormProblems } from '../../forms/use-form-problems.ts'
import type { MessageId } from '../../messages.ts'
import { useText } from '../../text.ts'
import {
  draftOf,
  emptyDraft,
  inputOf,
  ownProblems,
  type ProductDraft,
  stockSeen,
} from './product-draft.ts'
import { useSaveProduct } from './use-products.ts'

const FIELDS = [
  'title',
  'urlId',
  'description',
  'publishOn',
  'tags',
  'tags.',
  'categoryIds',
  'imageIds',
  'options',
  'options.',
  'variants.',
]

interface ProductFormOptions {
  siteId: string
  stored: ProductShape | null
  onCreated(productId: string): void
}

/** The draft of one product, whether it differs from what is stored, and its way there. */
export function useProductForm({ siteId, stored, onCreated }: ProductFormOptions) {
  const text = useText()
  const [baseline, setBaseline] = useState(() => (stored ? draftOf(stored) : emptyDraft()))
  const [seen, setSeen] = useState(() => (stored ? stockSeen(stored) : {}))
  const [draft, setDraft] = useState<ProductDraft>(baseline)
  const [missing, setMissing] = useState<Record<string, string>>({})
  const saving = useSaveProduct(siteId)
  const isSettled = useRef(false)
  const isDirty = draft !== baseline && JSON.stringify(draft) !== JSON.stringify(baseline)
  const refusal = useFormProblems(saving.error, FIELDS, missing)

  const take = (product: ProductShape) => {
    const next = draftOf(product)
    setBaseline(next)
    setDraft(next)
    setSeen(stockSeen(product))
    showToast({ text: text('products.saved', { title: product.title }) })
    if (stored) return
    // The guard must not ask about what was just stored.
    isSettled.current = true
    onCreated(product.id)
  }

  const save = () => {
    const found = Object.entries(ownProblems(draft))
    setMissing(Object.fromEntries(found.map(([id, message]) => [id, text(message as MessageId)])))
    if (found.length > 0) return
    saving.mutate(
      { productId: stored?.id, input: inputOf(draft), stockSeen: seen },
      { onSuccess: take },
    )
  }

  return {
    ...refusal,
    draft,
    change: setDraft,
    isDirty,
    isDirtyNow: () => isDirty && !isSettled.current,
    /** Lets the screen go without a question. */
    release() {
      isSettled.current = true
    },
    isSaving: saving.isPending,
    save,
    discard() {
      setDraft(baseline)
      setMissing({})
      saving.reset()
    },
  }
}

/** What every part of the form gets. */
export interface ProductPartProps {
  draft: ProductDraft
  /** Field id to its message, with the contract's paths: `variants.0.sku`. */
  problems: Readonly<Record<string, string>>
  isReadOnly: boolean
  onChange(next: (draft: ProductDraft) => ProductDraft): void
}
