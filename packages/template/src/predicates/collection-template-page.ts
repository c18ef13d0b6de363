import { child } from '../values/property.ts'
import { asNumber } from '../values/value.ts'
import type { Predicate } from './predicate.ts'

export const collectionTemplatePage: Predicate = {
  name: 'collection-template-page?',
  summary: 'The collection has a template of its own.',
  section: 'items',
  usage: '',
  examples: [
    { node: { collection: { type: 7 } }, holds: true },
    { node: { type: 7 }, holds: true },
  ],
  test: (_args, { node }) => {
    const collection = child(node, 'collection')
    return asNumber(child(collection === undefined ? node : collection, 'type')) === 7
  },
}
