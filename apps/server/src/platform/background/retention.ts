/** Retention: how long things are kept. Each is a setting of the server. */
export interface Keep {
  readonly cartDays: number
  readonly mailDays: number
  /** Entries of activity logs. */
  readonly activityDays: number
  /** Things in the trash. */
  readonly trashDays: number
  /** Versions of a site beside the one that is live. */
  readonly publications: number
  /** Versions of a site with a name, which are kept beside those. */
  readonly namedPublications: number
}
