import { randomBytes } from 'node:crypto'
import { hashPassword, insertAccount } from '../features/accounts/index.ts'
import { foundSite } from '../features/sites/index.ts'
import type { App } from '../platform/app.ts'
import { createHostRouting } from '../platform/http/identity.ts'
import { type DemoOwner, fillShop } from './fill-shop.ts'
import type { PaintedImage } from './pictures.ts'

export interface DemoShop {
  /** Address of the live shop. */
  readonly site: string
  readonly email: string
  readonly password: string
}

const OWNER = { name: 'Ines Clay', email: 'owner@example.com' } as const
const TITLE = 'Hearth & Clay'

/** Saves the sign-in in a place where the operator finds it. */
export type KeepSignIn = (shop: DemoShop) => Promise<unknown>

/**
 * Founds, fills and publishes the shop, whatever other sites there are. Its sign-in is saved before the shop is committed: a
 * process that is killed right after must not leave a shop whose password nobody knows.
 */
export async function makeShop(
  app: App,
  images: ReadonlyMap<string, PaintedImage>,
  keep: KeepSignIn = async () => {},
): Promise<DemoShop> {
  const password = randomBytes(15).toString('base64url')
  const owner = await makeOwner(app, password)
  const signIn = (identifier: string): DemoShop => ({
    site: createHostRouting(app.config).siteOrigin(identifier),
    email: owner.email,
    password,
  })
  const founded = await foundSite(app, {
    title: TITLE,
    ownerId: owner.id,
    isDemo: true,
    fill: async (site, identifier) => {
      await fillShop(app, site, { owner, images })
      await keep(signIn(identifier))
    },
  })
  return signIn(founded.identifier)
}

/**
 * Makes the shop's owner. A start that was cut short may have left the account behind, and on an operator's database the address
 * may be somebody's: then the owner gets an address that nobody has.
 */
async function makeOwner(app: App, password: string): Promise<DemoOwner> {
  const { global } = app.database
  const passwordHash = await hashPassword(password)
  const made = await insertAccount(global, { ...OWNER, passwordHash })
  if (made) return made
  const email = `owner-${randomBytes(4).toString('hex')}@example.com`
  const another = await insertAccount(global, { ...OWNER, email, passwordHash })
  if (!another) throw new Error('The demo shop found no address for its owner')
  return another
}
