/** Renders a document to HTML: sections, their grid, and each block's own markup in one common frame. */

import { blockClassName } from '@sitewright/core/block-class-name'
import { bottomRow, isHidden, phoneItems, readingOrder } from '@sitewright/core/document/layout'
import {
  type Block,
  GRID_COLUMNS,
  type Layout,
  type PageDocument,
  type Placement,
  type Section,
  VIEWS,
  type View,
} from '@sitewright/core/document/page-document'
import { SLICE_TYPES } from '@sitewright/core/enumerations'
import { escapeHtml } from '@sitewright/core/html'
import type { Id } from '@sitewright/core/id'
import type { JsonObject } from '@sitewright/core/json'
import type { Minor } from '@sitewright/core/money'
import { formatMoney, nativeMoneyFormat } from '@sitewright/core/money-format'
import { parseTemplate, type RenderOptions, render, type Template } from '@sitewright/template'
import { SOUND_PARTIALS } from './audio/sound.ts'
import type { BlockData, FormData } from './block-data.ts'
import type { BlockDefinition, RenderMode } from './block-definition.ts'
import { highlight } from './code/highlight.ts'
import { FACADE_PARTIALS } from './facade/facade.ts'
import { type FormAround, formContext, messageOf } from './form/form-context.ts'
import { FORM_PARTIALS } from './form/partials.ts'
import { AUTO_GRID_CLASS, AUTO_HEIGHT_CLASS, hiddenClass, lookClasses } from './layout-classes.ts'
import { markdownToHtml } from './markdown/to-html.ts'
import { type SignUpAround, type SignUpForm, signUpContext } from './newsletter/sign-up-context.ts'
import { PICTURE_PARTIALS } from './picture.ts'
import { BLOCKS, blockOfType, isDamaged, readProps } from './registry.ts'
import {
  BACKGROUND_MARKUP,
  backgroundContext,
  SECTION_BACKGROUND,
} from './section-background/background.ts'
import { sliceTypeOf } from './slices/slices.ts'
import type { BlockWords } from './words/english.ts'
import { wordsOfSite } from './words/words.ts'

export {
  type CommentsAround,
  commentForm,
  commentItem,
  commentSays,
  commentsHtml,
  type FilledInComment,
} from './comments/comments-html.ts'
export { stripEditMarkers, withSectionAnchors } from './edit-markers.ts'
export { captchaKindOf } from './form/captcha-place.ts'
export type { FilledIn } from './form/filled-in.ts'
export { formSays } from './form/form-says.ts'
export { resolveLink } from './link/link.ts'
export { documentNeeds } from './needs.ts'

export interface RenderSectionOptions {
  readonly mode: RenderMode
  readonly data: BlockData
  /** Language of prices and other words. */
  readonly locale?: string
  readonly moneyFormat?: RenderOptions['moneyFormat']
  /** Page data that formatters look up: `website`, `websiteSettings`, `localizedStrings`… */
  readonly site?: JsonObject
  /** Id of the page that the blocks are on, so that links to it can say so. */
  readonly pageId?: Id | undefined
  /** The platform's additions to the output of formatters, as in the page's own templates. */
  readonly decorate?: RenderOptions['decorate']
  /** Markup of the page's theme that replaces that of blocks. */
  readonly theme?: ThemeMarkup
  /** Whether it is on a slide, whose blocks are slices, each with its type. */
  readonly isSlide?: boolean
  /** Whether it is the first section of its page, whose first picture is loaded eagerly and with high priority. */
  readonly isFirst?: boolean
}

/** A theme's replacements for the markup of blocks. */
export interface ThemeMarkup {
  /** The replacement for a block, by the block's name. */
  overrideOf(name: string): Template | undefined
  /** Called when a replacement exceeded its time limit: the theme's replacements should not be used any more. */
  onSlow(): void
  readonly partials: RenderOptions['partials']
}

export interface RenderDocumentOptions extends Omit<RenderSectionOptions, 'isFirst'> {
  readonly documentId: Id
  /** The document's name in editors: `Home`, `Footer`. */
  readonly label: string
  /** False for documents that are not at the top of the page, such as a footer: no picture is loaded eagerly. */
  readonly isTop?: boolean
}

export function renderDocument(document: PageDocument, options: RenderDocumentOptions): string {
  const { documentId, label, isTop = true } = options
  const sections = document.sectionOrder.flatMap((id) => document.sections[id] ?? [])
  const empty = sections.length === 0 ? ' empty' : ''
  const html = sections.map((section, index) =>
    renderSection(section, { ...options, isFirst: isTop && index === 0 }),
  )
  return `<div class="sqs-layout sw-document${empty}" data-document-id="${escapeHtml(documentId)}" data-layout-label="${escapeHtml(label)}">${html.join('')}</div>`
}

/** Renders one section as in its document; the canvas swaps it in after an edit. */
export function renderSection(section: Section, options: RenderSectionOptions): string {
  const { theme, height, anchor, divider } = section.settings
  const layouts = layoutsOf(section)
  const behind = background(section, options)
  let hasPicture = behind.includes('<img ')
  const blocks = layouts.order.map((id) => {
    const isFirst = (options.isFirst ?? false) && !hasPicture
    const html = renderBlock(section, id, layouts, { ...options, isFirst })
    hasPicture ||= html.includes('<img ')
    return html
  })
  const attributes = [
    `class="sw-section sw-section--${escapeHtml(theme)} sw-section--${escapeHtml(height)}${divider ? ` sw-section--edge-${escapeHtml(divider)}` : ''}"`,
    ...(anchor ? [`id="${escapeHtml(anchor)}"`] : []),
    `data-section-theme="${escapeHtml(theme)}"`,
    ...(options.mode === 'edit' ? [`data-section-id="${escapeHtml(section.id)}"`] : []),
  ]
  const auto = section.phone.auto ? ` ${AUTO_GRID_CLASS}` : ''
  const rows = `--d-rows:${rowsOf(section, layouts, 'desktop')};--p-rows:${rowsOf(section, layouts, 'phone')}`
  return `<section ${attributes.join(' ')}>${behind}<div class="sw-grid${auto}" style="${rows}">${blocks.join('')}</div></section>`
}

interface Layouts {
  readonly desktop: Layout
  readonly phone: Layout
  /**
   * The phone's reading order, which is the page's order for keyboards and screen readers; without what no view shows.
   */
  readonly order: readonly Id[]
}

function layoutsOf(section: Section): Layouts {
  const { blocks, desktop } = section
  const arranged = phoneItems(section)
  const left = readingOrder(desktop).filter((id) => !arranged[id])
  // A block that is missing in the hand-made phone view goes below everything in it.
  const below: Placement = {
    x: 0,
    y: bottomRow(arranged),
    w: GRID_COLUMNS.phone,
    h: 1,
    z: 1,
    autoHeight: true,
  }
  const complete: Layout = { ...arranged, ...Object.fromEntries(left.map((id) => [id, below])) }
  return {
    desktop,
    phone: complete,
    order: readingOrder(complete).filter((id) => desktop[id] && isShownAnywhere(blocks[id])),
  }
}

function isShownAnywhere(block: Block | undefined): boolean {
  return block !== undefined && VIEWS.some((view) => !isHidden(block, view))
}

/** Number of rows of what the view shows, at least one: a grid without rows is not valid CSS. */
function rowsOf({ blocks }: Section, layouts: Layouts, view: View): number {
  const shown = Object.entries(layouts[view]).filter(([id]) => !isHidden(blocks[id], view))
  return Math.max(1, bottomRow(Object.fromEntries(shown)))
}

function background(
  { settings }: Section,
  { data, isFirst = false, site = SITE, theme }: RenderSectionOptions,
): string {
  const words = wordsOfSite(site)
  const context = {
    ...backgroundContext(settings, { data, words, isEager: isFirst }),
    localizedStrings: words,
  }
  const override = theme?.overrideOf(SECTION_BACKGROUND)
  if (override && theme) return ownMarkup(override, { ...site, ...context }, theme)
  return render(template(SECTION_BACKGROUND), { data: context, partials: PARTIALS }).output
}

function renderBlock(
  section: Section,
  id: Id,
  layouts: Layouts,
  options: RenderSectionOptions,
): string {
  const block = section.blocks[id]
  const desktop = layouts.desktop[id]
  const phone = layouts.phone[id]
  if (!block || !desktop || !phone) return ''
  const definition = blockOfType(block.type)
  const name = definition ? blockClassName(definition.name) : 'unknown'
  const marker = options.mode === 'edit' ? ` data-block-id="${escapeHtml(id)}"` : ''
  const problem = problemOf(block, definition)
  const content =
    definition && !problem
      ? blockContent(definition, block, { desktop, phone }, options)
      : told(problem, options)
  const slice =
    options.isSlide && definition
      ? sliceTypeOf(definition.name, readProps(definition, block))
      : undefined
  const { look } = block
  const classes = [
    ...(phone.autoHeight ? [AUTO_HEIGHT_CLASS] : []),
    ...VIEWS.filter((view) => isHidden(block, view)).map((view) => hiddenClass(view)),
    ...(look ? lookClasses(look) : []),
  ]
  const more = classes.map((one) => ` ${escapeHtml(one)}`).join('')
  const colors = look?.colors ? ` data-section-theme="${escapeHtml(look.colors)}"` : ''
  const anchor = look?.anchor ? ` id="${escapeHtml(look.anchor)}"` : ''
  return `<div class="sqs-block ${name}-block sqs-block-${name}${more}" data-block-type="${Number(block.type)}"${slice ? ` data-slice-type="${slice}"` : ''} id="block-${escapeHtml(id)}"${colors}${marker} style="${variables('d', desktop)};${variables('p', phone)}"><div class="sqs-block-content"${anchor}>${content}</div></div>`
}

/** The reason why a block cannot be drawn, in words for its owner; empty if it can. */
function problemOf(block: Block, definition: BlockDefinition | undefined): string {
  if (!definition) return PROBLEMS.unknown
  if (!isDamaged(definition, block)) return ''
  return block.version > definition.version ? PROBLEMS.newer : PROBLEMS.damaged
}

const PROBLEMS = {
  unknown: 'This server does not know blocks of this kind, so visitors do not see it.',
  newer: 'This block was made by a newer version, so visitors do not see it. It is kept as it is.',
  damaged:
    'The settings of this block cannot be read, so visitors do not see it. Undo, restore an earlier version, or set it up anew.',
} as const

/** A note on the canvas; nothing on the page. */
function told(problem: string, { mode }: RenderSectionOptions): string {
  if (mode !== 'edit') return ''
  return `<sw-edit-only class="sw-empty">${escapeHtml(problem)}</sw-edit-only>`
}

function blockContent(
  definition: BlockDefinition,
  block: Block,
  { desktop, phone }: { desktop: Placement; phone: Placement },
  {
    mode,
    data,
    isFirst = false,
    isSlide = false,
    site = SITE,
    pageId,
    locale = 'en-US',
    moneyFormat,
    decorate,
    theme,
  }: RenderSectionOptions,
): string {
  const props = readProps(definition, block)
  const words = wordsOfSite(site)
  const around = {
    blockId: block.id,
    mode,
    data,
    share: { desktop: desktop.w / GRID_COLUMNS.desktop, phone: phone.w / GRID_COLUMNS.phone },
    isEager: isFirst,
    markdown: markdownToHtml,
    highlight,
    site,
    words,
    money: (amount: Minor, currency: string) =>
      formatMoney(
        amount,
        moneyFormat?.currency === currency ? moneyFormat : nativeMoneyFormat(currency),
      ),
    pageId,
  }
  const options = { locale, ...(moneyFormat && { moneyFormat }), ...(decorate && { decorate }) }
  const override =
    theme?.overrideOf(definition.name) ?? theme?.overrideOf(blockClassName(definition.name))
  const forTheme = override && definition.themeContext?.(props, around)
  if (forTheme) {
    const slice = isSlide ? sliceTypeOf(definition.name, props) : undefined
    const currentType = slice && SLICE_TYPES[slice]
    const about = { id: block.id, blockType: definition.type, ...(currentType && { currentType }) }
    const own = { localizedStrings: words, ...forTheme, ...about }
    return ownMarkup(override, { ...site, ...own }, theme, options)
  }
  return render(template(definition.name), {
    ...options,
    data: definition.context(props, around),
    around: aroundBlocks(site),
    partials: PARTIALS,
  }).output.trim()
}

/** A theme's own markup, within its limit of time. */
function ownMarkup(
  override: Template,
  data: JsonObject,
  theme: ThemeMarkup | undefined,
  options: Omit<RenderOptions, 'data'> = {},
): string {
  const { output, diagnostics } = render(override, {
    ...options,
    data,
    partials: theme?.partials ?? {},
    limits: { deadlineMs: OVERRIDE_DEADLINE_MS },
  })
  if (diagnostics.some(({ code }) => code === 'deadline')) theme?.onSlow()
  return output.trim()
}

/** Memoized by the data of the page, which all of its blocks share. */
const aroundBySite = new WeakMap<JsonObject, JsonObject>()

/** Names for the markup of every block besides those of its own context: the page's data with the words of blocks. */
function aroundBlocks(site: JsonObject): JsonObject {
  const before = aroundBySite.get(site)
  if (before) return before
  const around = { ...site, localizedStrings: wordsOfSite(site) }
  aroundBySite.set(site, around)
  return around
}

export interface RenderedForm extends Pick<FormAround, 'words' | 'filledIn'> {
  /** Address that opens once it was sent; empty for the message in its place. */
  readonly redirect?: string
  /** Whether it is shown where the script of forms is. */
  readonly hasScript?: boolean
}

/** A form alone: as it was sent and not taken, for visitors whose browser runs no script, or in the popup. */
export function renderForm(
  shown: FormData,
  { words, filledIn, redirect = '', hasScript = false }: RenderedForm,
): string {
  const look = { blockId: shown.id, look: 'boxes', alignment: 'left' }
  const around = { ...{ words, look, redirect, hasScript }, markdown: markdownToHtml }
  const data = formContext(shown, { ...around, ...(filledIn && { filledIn }) })
  return render(template('form'), {
    data: { ...data, localizedStrings: words as BlockWords & JsonObject },
    partials: PARTIALS,
  }).output.trim()
}

/** A sign-up for news alone: as it was sent and not taken, or in the popup. */
export function renderSignUp(
  form: SignUpForm,
  around: Omit<SignUpAround, 'hasScript'> & Partial<Pick<SignUpAround, 'hasScript'>>,
): string {
  const { words } = around
  const data = signUpContext(form, { hasScript: false, ...around })
  return render(template('newsletter'), {
    data: {
      ...{ ...data, layout: 'column', look: 'boxes', message: words.blockSignUpSent },
      localizedStrings: words as BlockWords & JsonObject,
    },
    partials: PARTIALS,
  }).output.trim()
}

/** Trusted HTML of what is said in place of a form that was sent. */
export function formMessage({ form }: FormData, words: BlockWords): string {
  return messageOf(form, { words, markdown: markdownToHtml })
}

/** Time limit in milliseconds for a theme's markup of one block: a page has many, and themes are not trusted. */
const OVERRIDE_DEADLINE_MS = 50

/** Default page data: prices show their currency unless the page says otherwise. */
const SITE: JsonObject = { featureFlags: { useCLDRMoneyFormat: true } }

function variables(view: 'd' | 'p', { x, y, w, h, z }: Placement): string {
  return Object.entries({ x, y, w, h, z })
    .map(([name, value]) => `--${view}-${name}:${Number(value)}`)
    .join(';')
}

/** Markup that several block types apply, by name. */
const SHARED_MARKUP = {
  ...PICTURE_PARTIALS,
  ...FORM_PARTIALS,
  ...FACADE_PARTIALS,
  ...SOUND_PARTIALS,
  ...BACKGROUND_MARKUP,
}

/** Templates of all block types, parsed once when this module is loaded. */
const TEMPLATES: ReadonlyMap<string, Template> = new Map(
  [
    ...BLOCKS.map(({ name, markup }) => [name, markup] as const),
    ...Object.entries(SHARED_MARKUP),
  ].map(([name, markup]) => [name, parseTemplate(markup, { name })]),
)

const PARTIALS = Object.fromEntries(
  Object.keys(SHARED_MARKUP).map((name) => [name, template(name)]),
)

function template(name: string): Template {
  const found = TEMPLATES.get(name)
  if (!found) throw new Error(`No markup is called ${name}`)
  return found
}
