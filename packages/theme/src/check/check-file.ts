/** Checks one file: a whole theme in an archive, a part of the theme that it lies in, or a file by itself. */

import { existsSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import { parseTemplate } from '@sitewright/template'
import { checkTemplate } from '@sitewright/template/check'
import { ArchiveRefused } from '../archive/archive-refused.ts'
import { MAX_ARCHIVE_BYTES, readThemeArchive } from '../archive/read-theme-archive.ts'
import type { SourceFile } from '../joined-source.ts'
import { MAX_FILE_BYTES, type ThemeFiles } from '../theme-files.ts'
import { checkConf } from './check-conf.ts'
import { checkStyles } from './check-styles.ts'
import { type CheckedTheme, checkTheme, checkThemeFiles } from './check-theme.ts'
import { checkTweaks } from './check-tweaks.ts'
import { archiveFinding, placeIn, type ThemeFinding, themeFinding } from './finding.ts'
import { decode, kindOf, notText } from './theme-texts.ts'

/** Rejects only if the file cannot be read. */
export async function checkFile(path: string): Promise<CheckedTheme> {
  if (ARCHIVE.test(path)) return checkArchive(path)
  const folder = themeAround(dirname(resolve(path)))
  if (folder !== undefined) {
    const name = relative(folder, resolve(path)).split(sep).join('/')
    const { texts, findings } = await checkTheme(folder)
    const own = findings.filter(({ file }) => file === name)
    const text = texts.get(name)
    if (text || own.length > 0) return { texts: new Map(text && [[name, text]]), findings: own }
  }
  return checkAlone(path)
}

const ARCHIVE = /\.(?:bundle|tar\.gz|tgz|zip)$/i

/** A refused archive has one finding; any other has those of the theme in it. */
async function checkArchive(path: string): Promise<CheckedTheme> {
  try {
    return checkThemeFiles(await readArchive(path))
  } catch (error) {
    if (!(error instanceof ArchiveRefused)) throw error
    return { texts: new Map(), findings: [archiveFinding(error, basename(path))] }
  }
}

async function readArchive(path: string): Promise<ThemeFiles> {
  const { size } = await stat(path)
  if (size > MAX_ARCHIVE_BYTES) throw new ArchiveRefused('archive-too-large')
  return readThemeArchive(await readFile(path))
}

/** The number of parent folders searched for the theme. Partials may be sorted into more folders than one. */
const MAX_LEVELS = 5

function themeAround(folder: string, levels = MAX_LEVELS): string | undefined {
  if (existsSync(join(folder, 'template.conf'))) return folder
  const parent = dirname(folder)
  return levels === 0 || parent === folder ? undefined : themeAround(parent, levels - 1)
}

async function checkAlone(path: string): Promise<CheckedTheme> {
  const name = basename(path)
  const { size } = await stat(path)
  if (size > MAX_FILE_BYTES) {
    const message = `It is larger than ${MAX_FILE_BYTES / 1024 / 1024} MB.`
    return {
      texts: new Map(),
      findings: [themeFinding({ file: name }, { code: 'file-too-large', message })],
    }
  }
  const text = decode(await readFile(path))
  if (text === undefined) {
    return { texts: new Map(), findings: [themeFinding({ file: name }, notText)] }
  }
  const file = { path: name, text }
  return { texts: new Map([[name, file]]), findings: findingsIn(file) }
}

function findingsIn(file: SourceFile): readonly ThemeFinding[] {
  const isJson = /\.(?:conf|json|preset)$/.test(file.path)
  if (isJson) return checkConf(file).findings
  if (kindOf(file.path) === 'styles')
    return [...checkTweaks(file), ...checkStyles({ styles: [file], importableStyles: [] })]
  const template = parseTemplate(file.text, { name: file.path })
  return checkTemplate(template).map(({ offset, ...remark }) =>
    themeFinding(placeIn(file, offset), remark),
  )
}
