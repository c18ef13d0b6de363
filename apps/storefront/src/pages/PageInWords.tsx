import type { PageName, PageProps } from '@sitewright/api/pages/props'
import { sayShop } from '@sitewright/core/shop-words/say-shop'
import { type ComponentType, useMemo } from 'react'
import { PAGES } from './page-registry.ts'
import { Language, Words } from './words.ts'

/** A page with its words, alike on the server and in the browser. */
export interface ServedPage<Name extends PageName = PageName> {
  readonly name: Name
  readonly props: PageProps[Name]
  /** Language tag of the site. */
  readonly language: string
  /** Words by what they are in English; those that are missing are the same. */
  readonly words: Readonly<Record<string, string>>
}

export function PageInWords({ name, props, language, words }: ServedPage) {
  const Page = PAGES[name] as ComponentType<object>
  const say = useMemo(() => sayShop(words), [words])
  return (
    <Language value={language}>
      <Words value={say}>
        <Page {...props} />
      </Words>
    </Language>
  )
}
