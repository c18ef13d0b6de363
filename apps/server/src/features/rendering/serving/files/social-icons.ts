/** `/universal/svg/social-accounts.svg`: the sprite from which themes take social icons by `<use>`. */

import { SOCIAL_SYMBOL_IDS, socialSymbol } from '@sitewright/theme'
import type { FastifyInstance } from 'fastify'
import { prepareResponse } from '../http/prepared-response.ts'
import { sendDirectly } from './static-files.ts'

const BACKGROUND = '<symbol id="background" viewBox="0 0 64 64"><path d="M0 0h64v64H0z"/></symbol>'
const SPRITE = `<svg xmlns="http://www.w3.org/2000/svg">${BACKGROUND}${SOCIAL_SYMBOL_IDS.map(socialSymbol).join('')}</svg>`

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
