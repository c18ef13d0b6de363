/** Words of where and how a store sells: zones of delivery and taxes, and the sample cart. */
export const SELLING_MESSAGES = {
  'selling.noCountry': 'Not chosen',
  'selling.useCountry': 'Use {country}',
} as const
