/** The owner of the demo shop, signed in at the studio of a running server. */

import { getSession } from '@sitewright/api/accounts/get-session'
import { signIn } from '@sitewright/api/accounts/sign-in'
import { type Client, createClient } from '@sitewright/api/client'
import { demoSignIn, type RunningServer } from '../../e2e/server.ts'

export async function signInOwner({
  studio,
  dataDir,
}: Pick<RunningServer, 'studio' | 'dataDir'>): Promise<Client> {
  const cookies = new Map<string, string>()
  const send = async (path: string, init: RequestInit = {}) => {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
    const response = await fetch(`${studio}${path}`, {
      ...init,
      headers: { ...(init.headers as Record<string, string>), cookie },
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
  return client
}
