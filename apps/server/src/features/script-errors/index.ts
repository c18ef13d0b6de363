/** Errors of scripts on published pages, as browsers report them, for the site's owner. */

import type { Feature } from '../../platform/feature.ts'
import { forgetScriptErrors } from './forget-script-errors.ts'
import { listScriptErrors } from './list-script-errors.ts'
import { migrations } from './migrations.ts'
import { recordJavascriptErrors } from './record-javascript-errors.ts'
import { removeScriptErrors } from './remove-script-errors.ts'

export const scriptErrorsFeature: Feature = {
  name: 'script-errors',
  routes: [listScriptErrors, recordJavascriptErrors, removeScriptErrors],
  chores: [forgetScriptErrors],
  migrations,
}
