import type { APIRequestContext } from '@playwright/test'
import { ownerBy } from './people.ts'
import { world } from './world.ts'

/** Gives a published site the version of its look by the name of the choice: `Dark`, or `System`. */
export async function chooseScheme(request: APIRequestContext, siteId: string, scheme: string) {
  const owner = ownerBy(request, world().demo.studio)
  const { style } = (await owner.get(`/s/${siteId}/api/style`)).body
  const tweaks = { ...style.tweaks, 'Color Scheme': scheme }
  const { status, body } = await owner.put(`/s/${siteId}/api/style`, { ...style, tweaks })
  if (status !== 200) throw new Error(JSON.stringify(body))
  await owner.post(`/s/${siteId}/api/publish`, {})
}
