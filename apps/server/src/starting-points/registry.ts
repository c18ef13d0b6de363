import type { StartingPointDefinition } from './definition.ts'
import { empty } from './empty.ts'
import { magazine } from './magazine.ts'
import { restaurant } from './restaurant.ts'
import { shop } from './shop.ts'
import { studio } from './studio.ts'

/** Starting points in the order in which they are offered. */
export const startingPoints: readonly StartingPointDefinition[] = [
  shop,
  studio,
  restaurant,
  magazine,
  empty,
]

export function startingPointWithId(id: string): StartingPointDefinition | undefined {
  return startingPoints.find((start) => start.id === id)
}
