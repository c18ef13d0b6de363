import { createEmbed as contract } from '@sitewright/api/embeds/create-embed'
import { type EmbedAddress, readEmbedAddress } from '@sitewright/core/embeds/embed-address'
import type { Id } from '@sitewright/core/id'
import { Problem } from '@sitewright/core/problem'
import { type OwnerRequest, ownerCall } from '../../platform/http/route.ts'
import { outside } from '../../platform/outside/outside.ts'
import { fail } from './errors.ts'
import { keepPicture } from './keep-picture.ts'
import { type OembedFacts, readOembed } from './read-oembed.ts'

/** The most bytes of an oEmbed answer, which is some hundred as a rule. */
const MAX_ANSWER_BYTES = 256 * 1024
/** The most bytes of a still. */
const MAX_PICTURE_BYTES = 5 * 1024 * 1024

/** Problems in spite of which a frame that follows from the address is embedded. */
const MAY_STILL_WORK: ReadonlySet<string> = new Set([
  ...['outsideAway', 'outsideSlow', 'outsideWaits', 'outsideTooLarge', 'outsideKind'],
  ...['outsideClosed', 'outsideRedirects', 'embedOdd'],
])

export const createEmbed = ownerCall(contract, async ({ address: typed }, request) => {
  const read = readEmbedAddress(typed)
  if (!read) throw fail('embedUnknown')
  const { facts, problem } = await factsOf(read, request)
  if (facts.plan !== '' && facts.plan === read.provider.unsupportedPlan) throw fail('vimeoBasic')
  const pictureId = await stillOf(facts, read, request)
  // Without a frame and without a picture there is nothing to show.
  if (facts.frame === '' && pictureId === '') throw fail('embedOdd')
  const { frame, title, width, height } = facts
  const embed = { address: read.address, frame, title, width, height, pictureId }
  return { provider: read.provider.name, embed, problem }
})

/** The provider's answer, or what follows from the address alone with the reason why there is no more. */
async function factsOf(
  read: EmbedAddress,
  request: OwnerRequest,
): Promise<{ facts: OembedFacts; problem: string }> {
  const { frame = '', provider } = read
  const known = { frame, title: '', width: 0, height: 0, pictureUrl: '', plan: '' }
  if (provider.oembed === undefined) return { facts: known, problem: '' }
  try {
    return { facts: await ask(provider.oembed, read, request), problem: '' }
  } catch (error) {
    if (!(error instanceof Problem && MAY_STILL_WORK.has(error.code) && frame)) throw error
    return { facts: known, problem: error.message }
  }
}

async function ask(
  endpoint: string,
  { address, provider }: EmbedAddress,
  { app, siteId }: OwnerRequest,
): Promise<OembedFacts> {
  const asked = new URL(endpoint)
  asked.searchParams.set('format', 'json')
  asked.searchParams.set('maxwidth', '1280')
  asked.searchParams.set('url', address)
  const { body } = await outside(app).get(siteId, asked.href, {
    accepts: ['application/json', 'text/json', 'application/json+oembed'],
    maxBytes: MAX_ANSWER_BYTES,
  })
  const facts = readOembed(body.toString('utf8'), provider)
  if (!facts) throw fail('embedOdd')
  return facts
}

/** Keeps the still, if there is one that can be had. Without one the page does without. */
async function stillOf(
  { pictureUrl, title }: OembedFacts,
  { provider }: EmbedAddress,
  request: OwnerRequest,
): Promise<Id | ''> {
  if (pictureUrl === '') return ''
  const still = { address: pictureUrl, name: title || provider.name, altText: title }
  try {
    return await keepPicture({ ...still, maxBytes: MAX_PICTURE_BYTES }, request)
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return ''
  }
}
