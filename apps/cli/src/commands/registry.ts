/** Every command, in alphabetical order. A new one needs a line here. */

import type { Command } from '../command.ts'
import { backup } from './backup.ts'
import { check } from './check.ts'
import { dev } from './dev.ts'
import { doctor } from './doctor.ts'
import { exportSite } from './export.ts'
import { importSite } from './import.ts'
import { look } from './look.ts'
import { migrate } from './migrate.ts'
import { moveFiles } from './move-files.ts'
import { newTheme } from './new.ts'
import { push } from './push.ts'
import { restore } from './restore.ts'

export const commands: readonly Command[] = [
  backup,
  check,
  dev,
  doctor,
  exportSite,
  importSite,
  look,
  migrate,
  moveFiles,
  newTheme,
  push,
  restore,
]
