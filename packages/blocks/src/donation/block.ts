import type { JsonObject } from '@sitewright/core/json'
import { decimalText, minor } from '@sitewright/core/money'
import { type BlockContext, defineBlock } from '../block-definition.ts'
import { alignment, fund, isNot, lines, text, toggle, type ValuesOf } from '../fields/index.ts'
import css from '../form/ask.css'
import markup from './block.html'

const fields = {
  fundId: fund({ label: 'Fund' }),
  title: text({
    label: 'Title',
    hint: 'Empty shows the name of the fund.',
    isOptional: true,
    maxLength: 200,
    shownWhen: { fundId: isNot('') },
  }),
  text: lines({
    label: 'Text',
    hint: 'Empty shows what the fund says.',
    isOptional: true,
    maxLength: 1000,
    rows: 3,
    shownWhen: { fundId: isNot('') },
  }),
  showAmounts: toggle({
    label: 'Amounts to choose from',
    hint: 'Otherwise visitors choose on the page that the button leads to.',
    initial: true,
  }),
  button: text({ label: 'Button', maxLength: 100, word: 'blockDonate' }),
  isFramed: toggle({ label: 'Frame', initial: true }),
  alignment: alignment({ label: 'Alignment', initial: 'left' }),
}
type DonationProps = ValuesOf<typeof fields>

/** Leads to the page of a fund with the amount that was chosen; a plain form, which needs no script. */
export const donationBlock = defineBlock({
  name: 'donation',
  label: 'Donation',
  summary: 'Visitors choose an amount and give it to one of your funds.',
  icon: 'HandHeart',
  paletteSection: 'visitors',
  keywords: ['give', 'charity', 'fund', 'support', 'contribution', 'tip'],
  hint: 'Funds and their amounts are set under Selling, Donations.',
  fields,
  example: { title: 'Help us build a bigger kiln' },
  size: { desktop: { w: 10, h: 9 }, phone: { h: 10 } },
  markup,
  css,
  context(props, context) {
    const found = context.data.funds.get(props.fundId)
    if (!found) return { missing: context.mode === 'edit' && missingText(props.fundId) }
    return { fund: drawnFund(props, context) ?? null, blockId: context.blockId }
  },
  themeContext(props, context) {
    const drawn = drawnFund(props, context)
    return {
      title: drawn?.title ?? '',
      description: drawn?.text ?? '',
      buttonText: drawn?.button ?? '',
      amounts: drawn?.amounts ?? [],
      donateUrl: drawn?.path ?? '',
    }
  },
})

function drawnFund(
  props: DonationProps,
  { data, words, money }: BlockContext,
): JsonObject | undefined {
  const found = data.funds.get(props.fundId)
  if (!found) return undefined
  const { name, description, suggestedMinor, currency, allowsOwnAmount, path, isOpen } = found
  const isChoice = props.showAmounts && suggestedMinor.length > 0
  return {
    title: props.title.trim() || name,
    text: props.text.trim() || description,
    button: props.button.trim() || words.blockDonate,
    amounts: isChoice
      ? suggestedMinor.map((amount) => ({
          value: decimalText(minor(amount), currency),
          words: money(minor(amount), currency),
        }))
      : [],
    hasOwn: isChoice && allowsOwnAmount,
    path,
    isOpen,
    isFramed: props.isFramed,
    alignment: props.alignment,
  }
}

function missingText(fundId: string): string {
  return fundId === '' ? 'Choose a fund' : 'This fund was removed. Choose another.'
}
