export { type Database, openDatabase, type SiteTx } from './db/database.ts'
