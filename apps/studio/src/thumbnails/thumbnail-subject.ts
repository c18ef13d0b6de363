/** A page of a site as it is drafted, by default its home page, or a page template. */
export interface ThumbnailSubject {
  readonly siteId: string
  readonly pageId?: string
  readonly templateId?: string
}
