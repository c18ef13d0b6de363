/** Roles and permissions: one table that one function reads, denying by default (specification §3 "Roles", §6). */

export const ROLES = {
  admin: 1,
  billing: 2,
  reporting: 3,
  editor: 4,
  moderator: 6,
  commenter: 7,
  storeManager: 8,
  scheduling: 9,
  viewer: 10,
  campaignsEditor: 11,
  schedulingViewer: 12,
  schedulingEditor: 13,
  none: 14,
  websiteManager: 15,
  draftEditor: 16,
} as const

export type RoleName = keyof typeof ROLES
export type RoleCode = (typeof ROLES)[RoleName]

/** Everything a person can be allowed to do on a site. */
export const CAPABILITIES = [
  'site.view',
  'site.settings',
  'site.delete',
  'site.code',
  'billing.manage',
  'contributors.manage',
  'content.view',
  'content.edit',
  'content.publish',
  'navigation.edit',
  'styles.edit',
  'files.view',
  'files.upload',
  'products.view',
  'products.edit',
  'stock.edit',
  'orders.view',
  'orders.edit',
  'orders.refund',
  'customers.view',
  'customers.export',
  'commerce.settings',
  'mail.view',
  'forms.edit',
  'forms.view',
  'comments.moderate',
  'comments.write',
  'analytics.view',
  'campaigns.edit',
  'scheduling.view',
  'scheduling.edit',
] as const

export type Capability = (typeof CAPABILITIES)[number]

/** Capabilities that guard no call yet, with the feature that they come with; a test holds the list against the contracts. */
export const WITHOUT_CALLS: Readonly<Partial<Record<Capability, string>>> = {
  'site.delete': 'removing a site',
  'billing.manage': 'plans and invoices',
  'customers.view': 'accounts of customers',
  'customers.export': 'accounts of customers',
  'analytics.view': 'statistics',
  'campaigns.edit': 'mail campaigns',
  'scheduling.view': 'appointments',
  'scheduling.edit': 'appointments',
}

const WATCH = ['site.view', 'content.view', 'files.view'] as const
const WRITE = [...WATCH, 'content.edit', 'files.upload'] as const
const EDIT = [
  ...WRITE,
  'content.publish',
  'navigation.edit',
  'styles.edit',
  'forms.edit',
  'forms.view',
] as const
const SELL = [
  'products.view',
  'products.edit',
  'stock.edit',
  'orders.view',
  'orders.edit',
  'orders.refund',
  'customers.view',
  'customers.export',
  'commerce.settings',
  'mail.view',
] as const

/**
 * Capabilities by role. A role that is missing here, or a capability missing from its row, is denied.
 * The specification names the roles but not their powers; these rows are our reading of their names.
 */
export const ROLE_CAPABILITIES: Readonly<Record<RoleName, readonly Capability[]>> = {
  admin: CAPABILITIES,
  billing: ['site.view', 'billing.manage'],
  reporting: ['site.view', 'analytics.view'],
  editor: [...EDIT, 'comments.write', 'products.view'],
  moderator: ['site.view', 'content.view', 'comments.moderate', 'comments.write'],
  commenter: ['site.view', 'content.view', 'comments.write'],
  storeManager: ['site.view', 'content.view', 'files.view', 'files.upload', ...SELL],
  scheduling: ['site.view', 'scheduling.view', 'scheduling.edit'],
  viewer: ['site.view', 'content.view'],
  campaignsEditor: ['site.view', 'files.view', 'files.upload', 'campaigns.edit'],
  schedulingViewer: ['site.view', 'scheduling.view'],
  schedulingEditor: ['site.view', 'scheduling.view', 'scheduling.edit'],
  none: [],
  websiteManager: [
    ...EDIT,
    ...SELL,
    'site.settings',
    'site.code',
    'comments.moderate',
    'comments.write',
    'analytics.view',
  ],
  draftEditor: [...WRITE],
}

const NAME_OF_CODE = new Map<number, RoleName>(
  (Object.entries(ROLES) as [RoleName, RoleCode][]).map(([name, code]) => [code, name]),
)

/** The only permission check. An unknown role code may do nothing. */
export function can(role: number | undefined, capability: Capability): boolean {
  const name = role === undefined ? undefined : NAME_OF_CODE.get(role)
  return name !== undefined && ROLE_CAPABILITIES[name].includes(capability)
}
