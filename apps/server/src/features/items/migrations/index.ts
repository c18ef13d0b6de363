import type { Migrations } from '../../../platform/db/migrate.ts'
import { begunItems } from './begun-items.ts'
import { categoryRoots } from './category-roots.ts'
import { commentAccess } from './comment-access.ts'
import { itemMigrations } from './items.ts'
import { productsAsItems } from './products-as-items.ts'

export const migrations: Migrations = {
  ...itemMigrations,
  ...productsAsItems,
  ...categoryRoots,
  ...commentAccess,
  ...begunItems,
}
