import type { BlockDefinition } from '@sitewright/blocks/registry'
import { useCan } from '../screens/sites/use-sites.ts'

/** Whether the person's role lets them add blocks of a type and change their settings; who edits may move any. */
export function useMayWrite(
  siteId: string,
): (definition: Pick<BlockDefinition, 'capability'>) => boolean {
  const can = useCan(siteId)
  return ({ capability }) => capability === undefined || can(capability)
}
