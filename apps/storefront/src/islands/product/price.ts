/** The price line follows the choice, in the very words that the server wrote for each variant. */

import { common, type MarkupProduct, type MarkupVariant } from './contract-markup.ts'

export interface PriceLine {
  /** Shows the price of the variants that are left if they share one, else the price that stood there. Returns its text. */
  show(fitting: readonly MarkupVariant[]): string
  restore(): void
}

export function priceLine(root: Element, { variants, prices }: MarkupProduct): PriceLine {
  const lines = prices.length === 0 ? [] : [...root.querySelectorAll('.product-price')]
  const before = lines.map((line) => line.innerHTML)
  const write = (html: (index: number) => string) => {
    for (const [index, line] of lines.entries()) {
      if (line.innerHTML !== html(index)) line.innerHTML = html(index)
    }
  }
  return {
    show: (fitting) => {
      const price = common(fitting, (variant) => prices[variants.indexOf(variant)])
      write((index) => price ?? before[index] ?? '')
      return lines[0]?.textContent?.replace(/\s+/g, ' ').trim() ?? ''
    },
    restore: () => write((index) => before[index] ?? ''),
  }
}
