/** The theme checker: everything that can be known about a theme without a site. Nothing in it is run. */

import { type Manifest, readManifest } from '../conf/read-manifest.ts'
import type { SourceFile } from '../joined-source.ts'
import type { JsonNode } from '../json/parse-json.ts'
import { readThemeFiles } from '../read-files.ts'
import { isPlatformSheet, withPlatformSheets } from '../styles/platform-sheets.ts'
import { includedStyles, orderStyleFiles, type ThemeStyles } from '../styles/style-source.ts'
import { readTweaks } from '../styles/tweaks.ts'
import type { FileProblem, ThemeFiles } from '../theme-files.ts'
import { STRING_GROUPS, STRINGS_FILE } from '../theme-strings.ts'
import { checkConf, checkManifestFiles } from './check-conf.ts'
import { checkAcceptTypes, checkCustomTypes } from './check-custom-types.ts'
import { checkPackage } from './check-package.ts'
import { checkStyles } from './check-styles.ts'
import { checkThemeTemplates } from './check-theme-templates.ts'
import { checkPreset, checkTweaks } from './check-tweaks.ts'
import { MANIFEST, type ThemeFinding, themeFinding } from './finding.ts'
import { decode, readTexts, type ThemeTexts } from './theme-texts.ts'

export interface CheckedTheme {
  /** The texts that were checked, by path. */
  readonly texts: ReadonlyMap<string, SourceFile>
  /** Ordered by file and place, without duplicates. */
  readonly findings: readonly ThemeFinding[]
}

/** Rejects only if the folder cannot be read. */
export async function checkTheme(folder: string): Promise<CheckedTheme> {
  const { files, problems } = await readThemeFiles(folder)
  return checkThemeFiles(files, problems)
}

/** Checks a theme in memory; `problems` are those found while reading it. */
export function checkThemeFiles(
  files: ThemeFiles,
  problems: readonly FileProblem[] = [],
): CheckedTheme {
  const theme = readTexts(files)
  const { manifest } = readManifest(theme.texts.get(MANIFEST)?.text)
  const confs = new Map(theme.of('conf').map((file) => [file.path, checkConf(file)] as const))
  const sheets = stylesOf(theme, manifest, files)
  const styles = includedStyles(sheets)
  const { tweaks } = readTweaks(styles)
  const own = {
    customTypes: manifest.customTypes.map(({ name }) => name),
    collections: [...files.keys()].flatMap((path) => COLLECTION.exec(path)?.[1] ?? []),
  }
  const findings = [
    ...problems.map(({ file, code, message }) => themeFinding({ file }, { code, message })),
    ...theme.findings,
    ...(files.has(MANIFEST) ? [] : [noManifest]),
    ...[...confs.values()].flatMap((conf) => conf.findings),
    ...theme.of('conf').flatMap((file) => {
      const node = confs.get(file.path)?.node
      return node ? [...checkConfFile(file, node)] : []
    }),
    ...packageFindings(files),
    ...styles.filter((sheet) => !isPlatformSheet(sheet)).flatMap(checkTweaks),
    ...checkStyles(sheets),
    ...checkThemeTemplates(theme, { manifest, files }),
  ]
  return { texts: theme.texts, findings: inOrder(eachOnce(findings)) }

  function* checkConfFile(file: SourceFile, node: JsonNode): Iterable<ThemeFinding> {
    if (file.path === MANIFEST) {
      yield* checkManifestFiles(file, node, new Set([...files.keys()].sort()))
      yield* checkCustomTypes(file, node)
    }
    if (file.path.startsWith('collections/')) yield* checkAcceptTypes(file, node, own)
    if (file.path.endsWith('.preset')) yield* checkPreset(file, node, tweaks)
    yield* checkConfPath(file.path, files)
  }
}

/** Checks the path of a configuration file: what it configures must exist, and texts need a group and locale. */
function* checkConfPath(file: string, files: ThemeFiles): Iterable<ThemeFinding> {
  const [owner] = /^(?:blocks|pages)\/.*(?=\.conf$)/.exec(file) ?? []
  if (owner !== undefined && !files.has(owner)) {
    const message = `There is no file \`${owner}\` that this describes.`
    yield themeFinding({ file }, { code: 'file-missing', message })
  }
  if (file.startsWith('strings/') && !STRINGS_FILE.test(file)) {
    const message = `Files of texts are called \`<group>-<locale>.json\`: ${STRING_GROUPS.join(', ')}.`
    yield themeFinding({ file }, { code: 'name-invalid', message })
  }
}

/** Findings about `package.json`, which belongs to the author's own tools and is read for this alone. */
function packageFindings(files: ThemeFiles): readonly ThemeFinding[] {
  const path = 'package.json'
  const text = decode(files.get(path) ?? Buffer.alloc(0))
  return text === undefined ? [] : checkPackage({ path, text })
}

const COLLECTION = /^collections\/(.*)\.(?:conf|list|item)$/

const noManifest = themeFinding(
  { file: MANIFEST },
  { code: 'conf-missing', message: 'A theme needs this file: it lists its layouts and styles.' },
)

/** The style sheets that the theme lists and those they can import, as far as they are text, behind those of the platform. */
function stylesOf({ texts }: ThemeTexts, manifest: Manifest, files: ThemeFiles): ThemeStyles {
  const { styles, importableStyles } = orderStyleFiles(manifest.stylesheets, files)
  const readable = (sheets: readonly SourceFile[]) =>
    sheets.flatMap(({ path }) => texts.get(path) ?? [])
  const own = { styles: readable(styles), importableStyles: readable(importableStyles) }
  return withPlatformSheets(own, manifest, files)
}

function eachOnce(findings: readonly ThemeFinding[]): ThemeFinding[] {
  return [...new Map(findings.map((finding) => [JSON.stringify(finding), finding])).values()]
}

function inOrder(findings: readonly ThemeFinding[]): readonly ThemeFinding[] {
  const byText = (a: string, b: string) => (a === b ? 0 : a < b ? -1 : 1)
  return [...findings].sort(
    (a, b) =>
      byText(a.file, b.file) || (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0),
  )
}
