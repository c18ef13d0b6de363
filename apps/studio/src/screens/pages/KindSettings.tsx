import { type CollectionKindName, collectionKind } from '@sitewright/core/content/collection-kinds'
import {
  COVER_POSITIONS,
  type CoverPosition,
  type EventView,
  type FolderBehavior,
  type PostAddress,
  PRODUCT_ORDERS,
  type ProductOrder,
} from '@sitewright/core/content/collection-settings'
import { Card, NumberField, RadioGroup, Select, Switch } from '@sitewright/ui'
import type { ComponentType } from 'react'
import { useText } from '../../text.ts'
import { GalleryFields } from './GalleryFields.tsx'
import { LinkTargetFields } from './LinkTargetFields.tsx'
import type { KindSettingsProps, PagePartProps } from './page-part.ts'
import { StoreFilterFields } from './StoreFilterFields.tsx'
import { useTemplatePages } from './use-pages.ts'

/** Settings that only some kinds of pages have. */
const PARTS: Readonly<
  Partial<Record<CollectionKindName, readonly ComponentType<KindSettingsProps>[]>>
> = {
  products: [
    PageSizeField,
    ProductOrderField,
    StoreFilterFields,
    QuickViewField,
    RelatedField,
    RecentlySeenField,
  ],
  blog: [PageSizeField, PostAddressField, RelatedField],
  events: [PageSizeField, EventViewField, RelatedField],
  gallery: [GalleryFields, PageSizeField],
  album: [PageSizeField],
  videos: [PageSizeField, RelatedField],
  course: [PageSizeField],
  lessons: [PageSizeField, RelatedField],
  folder: [FolderField],
  link: [LinkTargetFields],
  'splash-page': [CoverPositionField],
  'template-page': [TemplatePageField],
}

export function KindSettings(props: KindSettingsProps) {
  const text = useText()
  const parts = PARTS[props.page.kind] ?? []
  if (parts.length === 0) return null
  return (
    <Card title={text('pageSettings.kind', { kind: collectionKind(props.page.kind).label })}>
      {parts.map((Part) => (
        <Part key={Part.name} {...props} />
      ))}
    </Card>
  )
}

function PageSizeField({ settings, problems, isReadOnly, onSet }: KindSettingsProps) {
  const text = useText()
  return (
    <NumberField
      label={text('pageSettings.pageSize')}
      description={text('pageSettings.pageSizeHint')}
      isOptional
      minValue={1}
      maxValue={200}
      isReadOnly={isReadOnly}
      value={settings.pageSize ?? Number.NaN}
      onChange={(size) => onSet({ pageSize: Number.isNaN(size) ? null : size })}
      problem={problems.pageSize}
    />
  )
}

function PostAddressField({ settings, problems, isReadOnly, onSet }: KindSettingsProps) {
  const text = useText()
  return (
    <RadioGroup<PostAddress>
      label={text('pageSettings.postAddress')}
      description={text('pageSettings.postAddressHint')}
      isDisabled={isReadOnly}
      value={settings.postAddress}
      options={[
        {
          id: 'title',
          label: text('pageSettings.addressTitle'),
          description: text('pageSettings.addressTitleExample'),
        },
        {
          id: 'date',
          label: text('pageSettings.addressDate'),
          description: text('pageSettings.addressDateExample'),
        },
      ]}
      onChange={(postAddress) => onSet({ postAddress })}
      problem={problems.postAddress}
    />
  )
}

function ProductOrderField({ settings, problems, isReadOnly, onSet }: KindSettingsProps) {
  const text = useText()
  return (
    <Select<ProductOrder>
      label={text('pageSettings.productOrder')}
      isDisabled={isReadOnly}
      value={settings.productOrder}
      options={PRODUCT_ORDERS.map((id) => ({ id, label: text(`pageSettings.order.${id}`) }))}
      onChange={(productOrder) => onSet({ productOrder })}
      problem={problems.productOrder}
    />
  )
}

function EventViewField({ settings, problems, isReadOnly, onSet }: KindSettingsProps) {
  const text = useText()
  return (
    <RadioGroup<EventView>
      label={text('pageSettings.eventView')}
      isDisabled={isReadOnly}
      value={settings.eventView}
      options={[
        { id: 'list', label: text('pageSettings.eventList') },
        { id: 'calendar', label: text('pageSettings.eventCalendar') },
      ]}
      onChange={(eventView) => onSet({ eventView })}
      problem={problems.eventView}
    />
  )
}

function CoverPositionField({ settings, problems, isReadOnly, onSet }: KindSettingsProps) {
  const text = useText()
  return (
    <Select<CoverPosition | 'arranged'>
      label={text('pageSettings.coverPosition')}
      description={text('pageSettings.coverPositionHint')}
      isDisabled={isReadOnly}
      value={settings.coverPosition ?? 'arranged'}
      options={(['arranged', ...COVER_POSITIONS] as const).map((id) => ({
        id,
        label: text(`pageSettings.cover.${id}`),
      }))}
      onChange={(id) => onSet({ coverPosition: id === 'arranged' ? null : id })}
      problem={problems.coverPosition}
    />
  )
}

function FolderField({ settings, problems, isReadOnly, onSet }: KindSettingsProps) {
  const text = useText()
  return (
    <RadioGroup<`${FolderBehavior}`>
      label={text('pageSettings.folder')}
      isDisabled={isReadOnly}
      value={`${settings.folderBehavior}`}
      options={[
        { id: '1', label: text('pageSettings.folderIndex') },
        { id: '2', label: text('pageSettings.folderRedirect') },
        { id: '3', label: text('pageSettings.folderNone') },
      ]}
      onChange={(value) => onSet({ folderBehavior: Number(value) as FolderBehavior })}
      problem={problems.folderBehavior}
    />
  )
}

function RelatedField({ settings, isReadOnly, onSet }: KindSettingsProps) {
  const text = useText()
  return (
    <Switch
      label={text('pageSettings.related')}
      description={text('pageSettings.relatedHint')}
      isDisabled={isReadOnly}
      isSelected={settings.showsRelatedItems}
      onChange={(showsRelatedItems) => onSet({ showsRelatedItems })}
    />
  )
}

function RecentlySeenField({ settings, isReadOnly, onSet }: KindSettingsProps) {
  const text = useText()
  return (
    <Switch
      label={text('pageSettings.recentlySeen')}
      description={text('pageSettings.recentlySeenHint')}
      isDisabled={isReadOnly}
      isSelected={settings.showsRecentlySeen}
      onChange={(showsRecentlySeen) => onSet({ showsRecentlySeen })}
    />
  )
}

function QuickViewField({ settings, isReadOnly, onSet }: KindSettingsProps) {
  const text = useText()
  return (
    <Switch
      label={text('pageSettings.quickView')}
      description={text('pageSettings.quickViewHint')}
      isDisabled={isReadOnly}
      isSelected={settings.showsQuickView}
      onChange={(showsQuickView) => onSet({ showsQuickView })}
    />
  )
}

/** Which of the theme's layouts is around the page; not asked where there is one only. */
export function LayoutField({ siteId, settings, problems, isReadOnly, onSet }: PagePartProps) {
  const text = useText()
  const { data } = useTemplatePages(siteId)
  const [, ...others] = data?.layouts ?? []
  const names = new Map(others.map(({ id, name }) => [id, name]))
  // One that the theme no longer has can be seen, and left.
  const all = [...new Set([...names.keys(), settings.layout])].filter((id) => id !== NONE)
  if (all.length === 0) return null
  return (
    <Select
      label={text('pageSettings.layout')}
      description={text('pageSettings.layoutHint')}
      isDisabled={isReadOnly}
      value={settings.layout === NONE ? 'none' : `layout-${settings.layout}`}
      options={[
        { id: 'none', label: text('pageSettings.layoutDefault') },
        ...all.map((id) => ({ id: `layout-${id}`, label: names.get(id) ?? id })),
      ]}
      onChange={(id) => onSet({ layout: id === 'none' ? NONE : id.slice('layout-'.length) })}
      problem={problems.layout}
    />
  )
}

const NONE = ''

/** Which of the theme's own types of collections the page is of; not asked where it has none for pages of this kind. */
export function ThemeTypeField({
  siteId,
  page,
  settings,
  problems,
  isReadOnly,
  onSet,
}: PagePartProps) {
  const text = useText()
  const { data } = useTemplatePages(siteId)
  const types = data?.types.filter(({ kind }) => kind === page.kind) ?? []
  const titles = new Map(types.map(({ name, title }) => [name, title]))
  const all = [...new Set([...titles.keys(), settings.themeType])].filter((name) => name !== NONE)
  if (all.length === 0) return null
  return (
    <Select
      label={text('pageSettings.themeType')}
      description={text('pageSettings.themeTypeHint')}
      isDisabled={isReadOnly}
      value={settings.themeType === NONE ? 'none' : `type-${settings.themeType}`}
      options={[
        { id: 'none', label: collectionKind(page.kind).label },
        ...all.map((name) => ({ id: `type-${name}`, label: titles.get(name) ?? name })),
      ]}
      onChange={(id) => onSet({ themeType: id === 'none' ? NONE : id.slice('type-'.length) })}
      problem={problems.themeType}
    />
  )
}

function TemplatePageField({ siteId, settings, problems, isReadOnly, onSet }: KindSettingsProps) {
  const text = useText()
  const { data } = useTemplatePages(siteId)
  const names = data?.names ?? []
  // One that the theme no longer has can be seen, and left.
  const all = [...new Set([...names, settings.templatePage])].filter((name) => name !== NONE)
  return (
    <Select
      label={text('pageSettings.templatePage')}
      description={text(
        all.length === 0 ? 'pageSettings.noTemplatePages' : 'pageSettings.templatePageHint',
      )}
      isDisabled={isReadOnly || all.length === 0}
      value={settings.templatePage === NONE ? 'none' : `page-${settings.templatePage}`}
      options={[
        { id: 'none', label: text('pageSettings.noTemplatePage') },
        ...all.map((name) => ({ id: `page-${name}`, label: name })),
      ]}
      onChange={(id) => onSet({ templatePage: id === 'none' ? NONE : id.slice('page-'.length) })}
      problem={problems.templatePage}
    />
  )
}
