/** The owner of the demo shop, signed in at the studio of a running server. */

import { getSession } from '@sitewright/api/accounts/get-session'
import { signIn } from '@sitewright/api/accounts/sign-in'
import { type Client, createClient } from '@sitewright/api/client'
import { demoSignIn, type RunningServer } from '../../e2e/server.ts'

type Server = Pick<RunningServer, 'studio' | 'dataDir'>

export async function signInOwner(server: Server): Promise<Client> {
  return (await signInOwnerWithCookies(server)).owner
}

/** `cookie` gives the header for requests that no typed call makes, such as downloads. */
export async function signInOwnerWithCookies({
  studio,
  dataDir,
}: Server): Promise<{ owner: Client; cookie(): string }> {
  const cookies = new Map<string, string>()
  const cookie = () => [...cookies].map((pair) => pair.join('=')).join('; ')
  const send = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(`${studio}${path}`, {
      ...init,
      headers: { ...(init.headers as Record<string, string>), cookie: cookie() },
    })
    for (const set of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      cookies.set(name, value)
    }
    return response
  }
  const client: Client = createClient({
    fetch: (input, init) => send(String(input), init),
    crumb: async () => (await client(getSession, {})).crumb,
  })
  const { email, password } = await demoSignIn(dataDir)
  await client(signIn, { email, password, rememberMe: false })
  return { owner: client, cookie }
}
