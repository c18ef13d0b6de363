/** Categories as they are chosen by name. Pure. */

import type { ProductCategoryShape } from '@sitewright/api/commerce/shapes'
import { type CategoryNode, categoryTree, flatten } from '@sitewright/core/commerce/category-tree'

export interface CategoryChoice {
  readonly id: string
  /** `Clothing › Shirts` */
  readonly label: string
  readonly name: string
}

export function categoryChoices(categories: readonly ProductCategoryShape[]): CategoryChoice[] {
  const label = (names: readonly string[]) => names.join(' › ')
  const below = (
    nodes: readonly CategoryNode<ProductCategoryShape>[],
    above: readonly string[],
  ): CategoryChoice[] =>
    nodes.flatMap(({ category: { id, displayName }, children }) => {
      const names = [...above, displayName]
      return [{ id, label: label(names), name: displayName }, ...below(children, names)]
    })
  return below(categoryTree(categories), [])
}

/** The one that was meant, by its whole label or by its name; capitals do not matter. */
export function findChoice(
  choices: readonly CategoryChoice[],
  typed: string,
): CategoryChoice | undefined {
  const wanted = typed.trim().toLowerCase()
  const called = (key: 'label' | 'name') =>
    choices.find((choice) => choice[key].toLowerCase() === wanted)
  return called('label') ?? called('name')
}

/** Possible parents of a category: all but itself and those below it. */
export function possibleParents(
  categories: readonly ProductCategoryShape[],
  movedId: string | undefined,
): CategoryChoice[] {
  const own = flatten(categoryTree(categories)).find(({ category }) => category.id === movedId)
  const taken = new Set(own ? flatten([own]).map(({ category }) => category.id) : [])
  return categoryChoices(categories).filter(({ id }) => !taken.has(id))
}
