/** Every command, in alphabetical order. A new one needs a line here. */

import type { Command } from '../command.ts'
import { check } from './check.ts'

export const commands: readonly Command[] = [check]
