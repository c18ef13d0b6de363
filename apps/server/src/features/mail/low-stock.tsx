/** The mail that tells an owner that little is left of some variants. Every value is text. */

import type { ReactElement } from 'react'
import { ButtonLink, INK, MailPage, Paragraph } from './mail-parts.tsx'
import { heading, plainText } from './plain-text.ts'

export interface LowStockData {
  readonly siteTitle: string
  readonly variants: readonly {
    readonly id: string
    /** Title of the product. */
    readonly title: string
    /** Chosen values of its options; empty without any. */
    readonly variant: string
    readonly sku: string
    readonly left: number
  }[]
  /** Absolute address of the products in the studio. */
  readonly productsUrl: string
}

type LowVariant = LowStockData['variants'][number]

const QUIET = '#6b6864'
const TITLE = 'Little is left'
const OPEN = 'Open the products'
const ONCE =
  'This is said once for each variant, until there is more of it again. How many are little is set in the store’s settings and on each product.'

const introOf = ({ variants: { length } }: LowStockData) =>
  length === 1 ? 'A variant is running low.' : `${length} variants are running low.`

const nameOf = ({ title, variant }: LowVariant) => [title, variant].filter(Boolean).join(', ')

const leftOf = ({ left, sku }: LowVariant) => `${left === 0 ? 'None' : left} left · SKU ${sku}`

export function lowStock(data: LowStockData): ReactElement {
  return (
    <MailPage preview={introOf(data)}>
      <Paragraph size="14px" below="24px" color={QUIET}>
        {data.siteTitle}
      </Paragraph>
      <h1 style={{ margin: '0 0 8px', color: INK, fontSize: '26px' }}>{TITLE}</h1>
      <Paragraph size="16px" below="24px">
        {introOf(data)}
      </Paragraph>
      {data.variants.map((one) => (
        <Paragraph key={one.id} size="15px" below="8px">
          {nameOf(one)}
          <br />
          <span style={{ color: QUIET }}>{leftOf(one)}</span>
        </Paragraph>
      ))}
      <Paragraph size="14px" above="24px" color={QUIET}>
        {ONCE}
      </Paragraph>
      <ButtonLink href={data.productsUrl}>{OPEN}</ButtonLink>
    </MailPage>
  )
}

/** Plain text version of the mail. */
export function lowStockText(data: LowStockData): string {
  return plainText(
    [data.siteTitle],
    heading(TITLE),
    [introOf(data)],
    ...data.variants.map((one) => [nameOf(one), leftOf(one)]),
    [ONCE],
    [`${OPEN} ${data.productsUrl}`],
  )
}
