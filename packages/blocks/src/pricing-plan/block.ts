import { isBlank } from '@sitewright/core/blank'
import type { JsonObject } from '@sitewright/core/json'
import { type BlockContext, defineBlock } from '../block-definition.ts'
import { alignment, lines, link, list, text, toggle, type ValuesOf } from '../fields/index.ts'
import { linkTargets, resolveLink } from '../link/link.ts'
import css from './block.css'
import markup from './block.html'

const optional = (label: string, maxLength = 100, hint?: string) =>
  text({ label, isOptional: true, maxLength, ...(hint !== undefined && { hint }) })

const plan = {
  name: text({ label: 'Name', maxLength: 100 }),
  badge: optional('Badge', 40, 'Above the name, as in: Most chosen'),
  isHighlighted: toggle({ label: 'Stands out', initial: false }),
  price: optional('Price', 40, 'With its currency: €12'),
  period: optional('Behind the price', 40, 'As in: a month'),
  otherPrice: optional('Second price', 40, 'Shown once visitors switch to it.'),
  otherPeriod: optional('Behind the second price', 40),
  description: optional('Description', 300),
  features: lines({
    label: 'What is in it',
    hint: 'A line each. Begin a line with - for what is not.',
    isOptional: true,
    maxLength: 2000,
    rows: 6,
  }),
  buttonLabel: optional('Button'),
  link: link(),
}

const fields = {
  plans: list({ label: 'Plans', entryLabel: 'Plan', namedBy: 'name', max: 6, fields: plan }),
  firstLabel: optional('Switch for the first price', 40, 'As in: Monthly'),
  secondLabel: optional(
    'Switch for the second price',
    40,
    'As in: Yearly. Without both there is no switch.',
  ),
  alignment: alignment({ label: 'Alignment', initial: 'left' }),
}

/** Plans side by side, with their prices and what is in them. */
export const pricingPlanBlock = defineBlock({
  name: 'pricing-plan',
  label: 'Pricing plans',
  summary: 'Plans side by side, with prices and what is in them.',
  icon: 'Tags',
  paletteSection: 'text',
  keywords: ['price', 'table', 'membership', 'subscription', 'offer', 'package'],
  fields,
  example: {
    plans: [
      {
        ...{ name: 'Visitor', badge: '', isHighlighted: false, price: '€28', period: 'an evening' },
        ...{
          otherPrice: '€240',
          otherPeriod: 'for ten',
          description: 'Come by and try the wheel.',
        },
        features: '2 kg of clay\nGlaze and firing\n- Your own shelf',
        ...{ buttonLabel: 'Book', link: { href: '/', newWindow: false } },
      },
      {
        ...{
          name: 'Member',
          badge: 'Most chosen',
          isHighlighted: true,
          price: '€85',
          period: 'a month',
        },
        ...{ otherPrice: '€850', otherPeriod: 'a year', description: 'Work whenever we are open.' },
        features: '8 kg of clay a month\nGlaze and firing\nYour own shelf',
        ...{ buttonLabel: 'Join', link: { href: '/', newWindow: false } },
      },
      {
        ...{ name: 'Studio', badge: '', isHighlighted: false, price: '€190', period: 'a month' },
        ...{ otherPrice: '€1,900', otherPeriod: 'a year', description: 'A bench and a key.' },
        features: '20 kg of clay a month\nA kiln to yourself\nDay and night',
        ...{ buttonLabel: 'Ask us', link: { href: '/', newWindow: false } },
      },
    ],
    firstLabel: 'By the month',
    secondLabel: 'By the year',
  },
  beginsWithExample: true,
  size: { desktop: { w: 24, h: 12 }, phone: { h: 12 } },
  markup,
  css,
  context({ plans, firstLabel, secondLabel, alignment }, context) {
    const shown = plans.filter(({ name, price }) => !isBlank(name) || !isBlank(price))
    if (shown.length === 0) return { isMissing: context.mode === 'edit' }
    const hasSwitch = !isBlank(firstLabel) && !isBlank(secondLabel)
    return {
      plans: shown.map((one) => planContext(one, hasSwitch, context)),
      alignment,
      ...(hasSwitch && { firstLabel, secondLabel, group: `plans-${context.blockId}` }),
    }
  },
  themeContext({ plans, firstLabel, secondLabel, alignment }, context) {
    return {
      plans: plans.map((one) => planContext(one, true, context)),
      firstLabel,
      secondLabel,
      alignment,
    }
  },
})

function planContext(
  { features, link, ...words }: ValuesOf<typeof plan>,
  hasSwitch: boolean,
  { data }: BlockContext,
): JsonObject {
  const hasOther = hasSwitch && !isBlank(words.otherPrice)
  return {
    ...words,
    name: words.name.trim(),
    hasOther,
    features: features
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line.replace(/^-/, '').trim() !== '')
      .map((line) => ({ words: line.replace(/^-\s*/, ''), isAbsent: line.startsWith('-') })),
    url: resolveLink(link.href, linkTargets(data)) ?? '',
    newWindow: link.newWindow,
  }
}
