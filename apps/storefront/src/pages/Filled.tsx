import { Fragment, type ReactNode } from 'react'

export interface FilledProps {
  /** Words with parts in braces: "Order {number} is confirmed." */
  readonly words: string
  /** Content of each part by its name. */
  readonly parts: Readonly<Record<string, ReactNode>>
}

/** Words with elements in place of their parts, which each language puts into an order of its own. */
export function Filled({ words, parts }: FilledProps) {
  return words
    .split(/\{(\w+)\}/)
    .map((piece, index) =>
      index % 2 === 0 ? piece : <Fragment key={piece}>{parts[piece]}</Fragment>,
    )
}
