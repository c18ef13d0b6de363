import type { Page } from '../page.ts'
import { data } from './data.ts'
import { eta } from './eta.ts'
import { handlebars } from './handlebars.ts'
import { jsont } from './jsont.ts'
import { liquid } from './liquid.ts'

export const partials: Page = {
  name: 'partials',
  data,
  sources: { jsont, liquid, handlebars, eta },
}
