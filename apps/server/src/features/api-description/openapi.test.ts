import { CONTRACTS } from '@sitewright/api/contracts'
import { describe, expect, it } from 'vitest'
import { describeApi } from './openapi.ts'

const api = describeApi(CONTRACTS, '1') as {
  paths: Record<string, Record<string, { operationId: string; parameters: { name: string }[] }>>
}
const operations = Object.values(api.paths).flatMap((methods) => Object.values(methods))

describe('/openapi.json', () => {
  it('describes every call once', () => {
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual(
      CONTRACTS.map(({ name }) => name).sort(),
    )
  })

  it('names path parameters the standard way', () => {
    const { put } = api.paths['/api/commerce/shopping-cart/entries/{entryId}'] ?? {}
    expect(put?.parameters.map(({ name }) => name)).toEqual(['entryId'])
  })

  it('survives being sent as JSON', () => {
    expect(JSON.parse(JSON.stringify(api))).toEqual(api)
  })
})
