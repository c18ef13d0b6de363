/** The template engine beside the public one, and beside others of their kind. */

import { compareMemory } from './memory.ts'
import { compareParsing } from './parsing.ts'
import { comparePages, compareProductPrice } from './rendering.ts'

comparePages()
compareProductPrice()
compareParsing()
compareMemory()
