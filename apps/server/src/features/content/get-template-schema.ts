import { getTemplateSchema as contract } from '@sitewright/api/content/get-template-schema'
import { BLOCKS, type BlockDefinition } from '@sitewright/blocks/registry'
import * as z from 'zod'
import { ownerCall } from '../../platform/http/route.ts'
import { fail } from './errors.ts'

export const getTemplateSchema = ownerCall(contract, async ({ type: asked }) => {
  const block = BLOCKS.find(({ name, type }) => name === asked || String(type) === asked)
  if (!block) {
    const message = `${asked} is not one of the expected options`
    throw fail('blockTypeUnknown', { message, errors: { type: message } })
  }
  const { type, name, version } = block
  return { type, name, version, schema: schemaOf(block) }
})

/** JSON Schema of a block's settings; a setting whose check is no schema, such as an address, is there without one. */
function schemaOf({ label, summary, fields, schema }: BlockDefinition): Record<string, unknown> {
  const { properties = {}, ...whole } = z.toJSONSchema(schema, { unrepresentable: 'any' })
  const described = Object.entries(fields).map(([name, field]) => [
    name,
    {
      ...(properties[name] as object),
      ...('label' in field && { title: field.label }),
      ...('hint' in field && field.hint !== undefined && { description: field.hint }),
      default: field.initial,
    },
  ])
  return { ...whole, title: label, description: summary, properties: Object.fromEntries(described) }
}
