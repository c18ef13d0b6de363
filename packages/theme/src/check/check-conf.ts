/** Checks configuration files: their JSON, their keys and values, and the files they name. */

import { didYouMean } from '@sitewright/template/check'
import { shapeOf } from '../conf/conf-shapes.ts'
import { regionPath, withEnding } from '../conf/region-path.ts'
import type { SourceFile } from '../joined-source.ts'
import { type JsonNode, parseJson } from '../json/parse-json.ts'
import { entryOf, itemsOf, type ShapeRemark, textOf } from '../json/shapes.ts'
import { placeIn, type ThemeFinding, themeFinding } from './finding.ts'
import type { ThemeFindingCode } from './severities.ts'

export interface CheckedConf {
  /** Undefined if the file is not JSON. */
  readonly node?: JsonNode
  readonly findings: readonly ThemeFinding[]
}

export function checkConf(file: SourceFile): CheckedConf {
  const parsed = parseJson(file.text)
  if ('mistake' in parsed) {
    const { offset, message } = parsed.mistake
    return {
      findings: [themeFinding(placeIn(file, offset), { code: 'json-syntax', message })],
    }
  }
  const findings: ThemeFinding[] = []
  shapeOf(file.path)?.check(parsed.node, nameOf(file.path), (offset, remark) =>
    findings.push(shapeFinding(file, offset, remark)),
  )
  return { node: parsed.node, findings }
}

export function shapeFinding(
  file: SourceFile,
  offset: number,
  { nearest, ...remark }: ShapeRemark,
): ThemeFinding {
  return themeFinding(placeIn(file, offset), { ...remark, hint: didYouMean(nearest) })
}

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

/** Findings about files that `template.conf` lists and that do not exist. */
export function* checkManifestFiles(
  file: SourceFile,
  node: JsonNode,
  paths: ReadonlySet<string>,
): Iterable<ThemeFinding> {
  const missing = (one: JsonNode, path: string, code: ThemeFindingCode = 'file-missing') =>
    themeFinding(placeIn(file, one.start), {
      code,
      message: `There is no file \`${path}\`.`,
    })
  for (const one of listedRegions(node)) {
    if (regionPath(one.value, paths) === undefined) yield missing(one, withEnding(one.value))
  }
  for (const one of itemsOf(entryOf(node, 'stylesheets'))) {
    const name = textOf(one)
    const path = `styles/${name?.replace(/^styles\//, '')}`
    if (name !== undefined && !paths.has(path)) yield missing(one, path, 'style-sheet-missing')
  }
  const regions = listedRegions(node)
  if (regions.some(({ value }) => regionPath(value, paths) !== undefined)) return
  yield themeFinding(placeIn(file, (entryOf(node, 'layouts') ?? node).start), {
    code: 'layout-missing',
    message:
      regions.length === 0
        ? 'A theme needs at least one layout with a list of regions.'
        : 'None of the regions that its layouts list is there, so there is nothing to show a page in.',
  })
}

type TextNode = JsonNode & { kind: 'text' }

function listedRegions(manifest: JsonNode): readonly TextNode[] {
  const layouts = entryOf(manifest, 'layouts')
  const all = layouts?.kind === 'object' ? layouts.entries : []
  return all
    .flatMap(({ value }) => itemsOf(entryOf(value, 'regions')))
    .filter((one): one is TextNode => one.kind === 'text')
}
