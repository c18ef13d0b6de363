/**
 * Allowlist of the fields of a page's context that everyone may read as JSON: a field that is new to templates stays
 * private until it is added here.
 */

import type { Json, JsonObject } from '@sitewright/core/json'

/** Public fields at any depth. Their values are filtered in turn. */
const PUBLIC: ReadonlySet<string> = new Set(
  `
  _type
  active addedOn additionalFieldsForm additionalFieldsFormId addressCountry addressLine1 addressLine2 addressTitle altText ampEnabled announcement
  announcementBarSettings artistName assetUrl audioAssetUrl authenticUrl author authorFilter
  avatarAssetUrl avatarUrl
  background baseUrl billingPeriod bio body bottomLeftAverage bottomRightAverage businessHours
  calendar calendarView captchaSettings categories category categoryCounts categoryFilter categoryIds
  centerAverage chapter chapters children clickthroughUrl cloneable collection collectionId
  collections collectionTitle collectionTitleFormat colorData commentsEnabled commentState contactEmail
  contactPhoneNumber contentModifiedOn contentType coverPosition correctedQuery correctedUrl count
  country currency currencyCode customAddButtonText customContent
  date days decimalValue depth description developerMode displayIndex displayName disqusShortname dropdown
  duration
  empty emptyFolder enabled endDate entries eventView excerpt expressCheckout externalLink
  featureFlags features fields filename first firstName folder folderActive folderBehavior fullSlug
  fullUrl
  grandTotalCents
  headerButton height homepage homepageTitleFormat html
  iconEnabled id identifier image imageIds index internalUrl isContinued isIntroduced isOutside isSubscribable
  isToday item itemCount items itemTitleFormat
  label language lastName len likeCount listUrl localizedStrings location loginAllowed logoImageId
  logoImageUrl
  machineTimeZoneOffset mainContent mainImage mainImageId mapLat mapLng mapZoom markerLat
  markerLng maxLength mediafile mediaFocalPoint mobileInfoBarSettings mobileStylesEnabled monthFilter monthStart multipleQuantityAllowed
  multipleQuantityAllowedForServices
  name navigationTitle nestedCategories newWindow next nextItem nextPage nextPageOffset
  nextPageUrl nothingText numBillingCycles number
  oembed onSale open opening optionName optionValues ordering originalSize
  pageSize pageRendering pagination parentCategoryId passthrough passwordProtected past permissionType
  pinterestOverlayOptions previous
  prevItem prevPage prevPageOffset prevPageUrl price priceCents priceMoney
  product productQuickView productType profileUrl promotedBlockType
  providerName publicCommentCount publishOn
  qtyInStock query quote
  rawTitle recentlySeen recordType recordTypeLabel regionName relatedItems required results rootCategory
  salePrice salePriceCents salePriceMoney screenname search selectedCategory selectedCurrency seoData
  seoDescription seoHidden seoTitle serviceId serviceName shareButtonOptions shareButtons
  shoppingCart shortSlug showCart showSignInLink simpleLikingEnabled siteDescription siteKey siteStatus
  siteTagLine siteTitle sku socialAccounts socialLogoImageId socialLogoImageUrl source sourceUrl
  starred start startDate state storeSettings structuredContent subscriptionPlan subtotalCents
  suggestedBgColor systemDataId systemDataVariants
  tag tagCounts tagFilter tags template text thumbnailUrl timeZone timeZoneAbbr timeZoneOffset
  title topLeftAverage topRightAverage total totalQuantity type typekitId typeLabel typeName types
  unit unlimited upcoming updatedOn url urlId useCLDRMoneyFormat useCustomAddButtonText
  useLightCart userAccountsContext userAccountsSettings
  value variantOptionOrdering variants videoFileUrl videoUrl
  website websiteId websiteSettings websiteType websiteUrl weekdays weeks weight width
  x
  y
  `
    .trim()
    .split(/\s+/),
)

/** Public fields whose keys are words of the owner or the theme; their values are not filtered. */
const WHOLE: ReadonlySet<string> = new Set([
  'attributes',
  'customContent',
  'featureFlags',
  'localizedStrings',
  'options',
  'productMerchandisingContext',
  'shareButtonOptions',
])

export function publicFields(context: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(context).flatMap(([key, value]) => {
      if (WHOLE.has(key)) return [[key, value]]
      return PUBLIC.has(key) ? [[key, publicValue(value)]] : []
    }),
  )
}

function publicValue(value: Json | undefined): Json | undefined {
  if (Array.isArray(value)) return value.map((one) => publicValue(one) ?? null)
  if (typeof value !== 'object' || value === null) return value
  return publicFields(value as JsonObject)
}
