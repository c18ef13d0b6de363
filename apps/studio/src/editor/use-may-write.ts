import type { BlockDefinition } from '@sitewright/blocks/registry'
import { useCan } from '../screens/sites/use-sites.ts'
import { useEditor } from './editor-context.ts'

/** Whether the person's role lets them add blocks of a type and change their settings; who edits may move any. */
export function useMayWrite(): (definition: Pick<BlockDefinition, 'capability'>) => boolean {
  const { visit } = useEditor()
  const can = useCan(visit.siteId)
  return ({ capability }) => capability === undefined || can(capability)
}
