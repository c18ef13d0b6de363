import { type Id, newId } from '@sitewright/core/id'
import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/db/tables.ts'
import { brokenConstraint } from '../../platform/db/unique-violation.ts'
import type { AccountRecord } from '../../platform/http/route.ts'

export interface NewAccount {
  readonly name: string
  readonly email: string
  readonly passwordHash: string
}

/** Adds an account; undefined when the email has one already. */
export async function insertAccount(
  db: Kysely<Tables>,
  { name, email, passwordHash }: NewAccount,
): Promise<AccountRecord | undefined> {
  const id: Id = newId()
  const row = await db
    .insertInto('account')
    .values({ id, name, email, email_ci: email.toLowerCase(), password_hash: passwordHash })
    .onConflict((conflict) => conflict.column('email_ci').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row && { id, name, email }
}

export async function accountByEmail(
  db: Kysely<Tables>,
  email: string,
): Promise<(AccountRecord & { passwordHash: string }) | undefined> {
  const row = await db
    .selectFrom('account')
    .select(['id', 'name', 'email', 'password_hash'])
    .where('email_ci', '=', email.toLowerCase())
    .executeTakeFirst()
  return row && { id: row.id, name: row.name, email: row.email, passwordHash: row.password_hash }
}

export async function setPassword(
  db: Kysely<Tables>,
  id: Id,
  passwordHash: string,
): Promise<AccountRecord> {
  return db
    .updateTable('account')
    .set({ password_hash: passwordHash })
    .where('id', '=', id)
    .returning(['id', 'name', 'email'])
    .executeTakeFirstOrThrow()
}

/** Locks an account until the transaction ends, so that its password and address stay meanwhile. */
export async function holdAccount(db: Kysely<Tables>, id: Id): Promise<void> {
  await db.selectFrom('account').select('id').where('id', '=', id).forShare().execute()
}

/** Locks an account like `holdAccount`; false if this is no longer its password. A new one that is set meanwhile waits. */
export async function holdPassword(
  db: Kysely<Tables>,
  { id, passwordHash }: { readonly id: Id; readonly passwordHash: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('account')
    .select('password_hash')
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst()
  return row?.password_hash === passwordHash
}

export function findAccount(db: Kysely<Tables>, id: Id): Promise<AccountRecord | undefined> {
  return db
    .selectFrom('account')
    .select(['id', 'name', 'email'])
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function setName(db: Kysely<Tables>, id: Id, name: string): Promise<AccountRecord> {
  return db
    .updateTable('account')
    .set({ name })
    .where('id', '=', id)
    .returning(['id', 'name', 'email'])
    .executeTakeFirstOrThrow()
}

/**
 * Gives an account another address; false where another account has that, also since a moment ago. The constraint decides, after
 * which the transaction can only be rolled back.
 */
export async function setEmail(db: Kysely<Tables>, id: Id, email: string): Promise<boolean> {
  try {
    await db
      .updateTable('account')
      .set({ email, email_ci: email.toLowerCase() })
      .where('id', '=', id)
      .execute()
    return true
  } catch (error) {
    if (brokenConstraint(error) !== undefined) return false
    throw error
  }
}
