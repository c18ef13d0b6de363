/** `/universal/svg/social-accounts.svg`: the sprite from which themes take signs of services by `<use>`. */

import { SOCIAL_ICON_PATHS } from '@sitewright/theme'
import type { FastifyInstance } from 'fastify'
import { prepareResponse } from '../http/prepared-response.ts'
import { sendDirectly } from './static-files.ts'

/** View box of each sign, as themes expect it. */
const BOX = 'viewBox="0 0 64 64"'
/** Moves and scales a sign from its square of 24 units to the middle of the box. */
const PLACED = 'transform="translate(16 16) scale(1.3333)"'

/** Symbols of a sign. A mask is the square with the sign cut out. */
function signsOf([name, path]: readonly [string, string]): string {
  const draw = (d: string) => `<path fill-rule="evenodd" ${PLACED} d="${d}"/>`
  const sign = draw(path)
  const ground = draw(`M-12-12h48v48h-48z${path}`)
  return ['', '-unauth']
    .map(
      (ending) =>
        `<symbol id="${name}${ending}-icon" ${BOX}>${sign}</symbol><symbol id="${name}${ending}-mask" ${BOX}>${ground}</symbol>`,
    )
    .join('')
}

const SPRITE = `<svg xmlns="http://www.w3.org/2000/svg"><symbol id="background" ${BOX}><path d="M0 0h64v64H0z"/></symbol>${Object.entries(SOCIAL_ICON_PATHS).map(signsOf).join('')}</svg>`

export function serveSocialIcons(server: FastifyInstance): void {
  const sprite = prepareResponse({
    body: SPRITE,
    contentType: 'image/svg+xml',
    cacheControl: 'public, max-age=86400',
  })
  server.get('/universal/svg/social-accounts.svg', (request, reply) =>
    sendDirectly(request, reply, sprite),
  )
}
