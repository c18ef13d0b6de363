import { type ReactNode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'

/** Brings a page to life in short tasks, between which the browser hears touches and draws. */
export function hydrate(root: Element, page: ReactNode): void {
  startTransition(() => {
    hydrateRoot(root, page)
  })
}
