/** The template engine beside the public one, and beside others of their kind. */

import { compareMemory } from './templates/memory.ts'
import { compareParsing } from './templates/parsing.ts'
import { comparePages, compareProductPrice } from './templates/rendering.ts'

comparePages()
compareProductPrice()
compareParsing()
compareMemory()
