/** A site as a developer's key opens it. */

import { CallFailure, type Client, createClient } from '@sitewright/api/client'
import { publishSite } from '@sitewright/api/content/publish-site'
import { getSite } from '@sitewright/api/sites/get-site'
import { getStyle } from '@sitewright/api/themes/get-style'
import { installTheme } from '@sitewright/api/themes/install-theme'
import { listThemes } from '@sitewright/api/themes/list-themes'
import { putStyle } from '@sitewright/api/themes/put-style'
import { siteOfKey } from '@sitewright/core/developer-key'
import type { SiteStyle } from '@sitewright/core/site/site-style'
import { WrongUse } from '../command.ts'

export type RemoteSite = ReturnType<typeof openSite>

export interface SiteAccess {
  /** Origin of the studio. */
  readonly studio: string
  readonly key: string | undefined
}

/** Throws `WrongUse` for what cannot be a key; its calls reject with `CallFailure`. */
export function openSite({ studio, key }: SiteAccess) {
  const siteId = siteOfKey(key ?? '')
  if (siteId === undefined) {
    throw new WrongUse(
      key === undefined
        ? 'SITEWRIGHT_KEY must hold a key: make one in the studio, in the site’s settings under Developer keys.'
        : 'SITEWRIGHT_KEY holds no key: copy it whole, from swk on.',
    )
  }
  const call = clientOf(studio, key ?? '')
  return {
    address: `${studio}/sites/${siteId}`,
    title: async () => (await call(getSite, { siteId })).site.title,
    install: (archive: Buffer) => call(installTheme, { siteId }, { body: new Uint8Array(archive) }),
    style: () => call(getStyle, { siteId }),
    themes: () => call(listThemes, { siteId }),
    putStyle: (style: SiteStyle) => call(putStyle, { siteId, ...style }),
    publish: () => call(publishSite, { siteId }),
  }
}

function clientOf(studio: string, key: string): Client {
  return createClient({
    fetch: async (path, init) => {
      try {
        return await fetch(`${studio}${path}`, init)
      } catch (error) {
        const { cause } = error as { cause?: { code?: string } }
        const reason = cause?.code === undefined ? '' : ` (${cause.code})`
        const message = `The studio at ${studio} cannot be reached${reason}. Say where it is with --studio.`
        throw new CallFailure({ message, status: 0, code: 'unreachable' }, { cause: error })
      }
    },
    crumb: async () => '',
    headers: { authorization: `Bearer ${key}` },
  })
}
