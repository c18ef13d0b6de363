import { defineCall } from '../call.ts'
import { openEditor } from '../content/open-editor.ts'
import { id, siteParams } from '../fields.ts'
import { item } from './shapes.ts'

export const openItemEditor = defineCall({
  name: 'openItemEditor',
  summary:
    'Everything the editor needs for the page of one item, with the signed address of its canvas.',
  audience: 'owner',
  needs: 'content.view',
  method: 'GET',
  path: '/s/:siteId/api/items/:itemId/editor',
  params: siteParams.extend({ itemId: id }),
  /** `page` is the collection. */
  output: openEditor.output.extend({ item }),
})
