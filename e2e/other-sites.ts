/** Answers of other sites, as the shared server gets them from a stand-in: a film at Vimeo, its still, a receiver of webhooks, and what Google says of a captcha. */

import { answerJson, startTestOutside, type TestOutside } from '@sitewright/testing/test-outside'
import sharp from 'sharp'

/** The film that is there. */
export const FILM = 'https://vimeo.com/76979871'
export const FILM_TITLE = 'From clay to bowl'

/** A receiver that takes what is posted to it, and one that wants no more. */
export const TAKING_HOOK = 'https://hooks.example/take'
export const CLOSED_HOOK = 'https://hooks.example/closed'

export async function startOtherSites(): Promise<TestOutside> {
  const others = await startTestOutside()
  const create = { width: 1280, height: 720, channels: 3 as const, background: '#7a5c48' }
  const still = await sharp({ create }).jpeg().toBuffer()
  others.answer = (url, response) => {
    if (url.searchParams.get('url') === FILM) {
      return answerJson(response, {
        ...{ type: 'video', title: FILM_TITLE, width: 1280, height: 720 },
        html: '<iframe src="https://player.vimeo.com/video/76979871?app_id=1"></iframe>',
        thumbnail_url: 'https://i.vimeocdn.com/video/1.jpg',
      })
    }
    if (url.host === 'i.vimeocdn.com') {
      return response.setHeader('content-type', 'image/jpeg').end(still)
    }
    if (url.href === TAKING_HOOK) return response.writeHead(204).end()
    if (url.href === CLOSED_HOOK) return response.writeHead(410).end()
    if (url.pathname === '/recaptcha/api/siteverify') return answerJson(response, { success: true })
    return response.writeHead(404).end()
  }
  return others
}
