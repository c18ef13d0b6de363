export { type Database, openDatabase, type SiteTx } from './db/database.ts'
export { type Attempt, attempt } from './db/savepoint.ts'
export { watchedPool } from './db/watched-pool.ts'
