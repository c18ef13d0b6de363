import { DEFAULT_SITE_SETTINGS } from '@sitewright/core/site/site-settings'
import { answerJson, startTestOutside, type TestOutside } from '@sitewright/testing/test-outside'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, expect, it } from 'vitest'

let outside: TestOutside
let world: TestWorld
let api: string

beforeAll(async () => {
  outside = await startTestOutside()
  world = await createTestWorld({ config: { outsideStandIn: outside.origin } })
  api = `/s/${world.site.id}/api`
})
afterAll(async () => {
  await world.close()
  await outside.stop()
})

const suggest = (query: string) =>
  world.owner.get(`${api}/google-maps/places/autocomplete?${query}`)
const details = (query: string) => world.owner.get(`${api}/google-maps/places/details?${query}`)
const setKey = (googleMapsKey: string) =>
  world.owner.put(`${api}/settings`, {
    ...DEFAULT_SITE_SETTINGS,
    title: 'Clay',
    timeZone: 'Europe/London',
    googleMapsKey,
  })
const WHERE = 'productPage=editor&productSection=map'

it('asks nobody without a key of the site, and says so', async () => {
  expect((await suggest('input=Clay')).body).toMatchObject({ code: 'placesNoKey' })
  expect((await details(`placeId=abc&${WHERE}`)).body).toMatchObject({ code: 'placesNoKey' })
  expect(outside.asked).toEqual([])
})

it('fact 7.also.02: GET /google-maps/places/autocomplete takes what was typed in its query', async () => {
  await setKey('AIza-1')
  outside.answer = (_url, response) =>
    answerJson(response, {
      status: 'OK',
      predictions: [{ place_id: 'abc', description: '1 Clay Road <b>', more: 1 }],
    })
  expect((await suggest('input=1%20Clay')).body).toEqual({
    places: [{ placeId: 'abc', description: '1 Clay Road <b>' }],
  })
  expect(outside.asked.at(-1)).toBe(
    'https://maps.googleapis.com/maps/api/place/autocomplete/json?input=1+Clay&key=AIza-1',
  )
  outside.answer = (_url, response) => answerJson(response, { status: 'ZERO_RESULTS' })
  expect((await suggest('input=nowhere')).body).toEqual({ places: [] })
  expect(await suggest('')).toMatchObject({ status: 400 })
})

it('fact 7.also.03: GET /google-maps/places/details expects the tracking context', async () => {
  await setKey('AIza-1')
  const location = { lat: 53.0027, lng: -2.1794 }
  outside.answer = (_url, response) =>
    answerJson(response, {
      status: 'OK',
      result: { formatted_address: '1 Clay Road, Stoke', geometry: { location } },
    })
  expect((await details(`placeId=abc&${WHERE}`)).body).toEqual({
    address: '1 Clay Road, Stoke',
    latitude: 53.0027,
    longitude: -2.1794,
  })
  expect(await details('placeId=abc')).toMatchObject({ status: 400 })
  expect(await details(`placeId=../x&${WHERE}`)).toMatchObject({ status: 400 })
})

it('tells a refused key, and an answer that cannot be read, without repeating it', async () => {
  await setKey('AIza-1')
  outside.answer = (_url, response) =>
    answerJson(response, { status: 'REQUEST_DENIED', error_message: 'secret' })
  const refused = await suggest('input=Clay')
  expect(refused).toMatchObject({ status: 422, body: { code: 'placesRefused' } })
  expect(JSON.stringify(refused.body)).not.toMatch(/secret|AIza/)
  outside.answer = (_url, response) =>
    response.setHeader('content-type', 'application/json').end('<html>')
  expect((await suggest('input=Clay')).body).toMatchObject({ code: 'placesOdd' })
})
