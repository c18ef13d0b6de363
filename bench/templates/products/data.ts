/** A shop's list of 200 products: pictures, prices, marks, variants and pages of links. */

const SIZES = ['S', 'M', 'L', 'XL']
const COLOURS = ['Chalk', 'Ink', 'Moss']

/** Every third product costs the same in all sizes. */
const priceOf = (product: number, row: number) => 20 + product / 10 + (product % 3 ? row : 0)

function variants(product: number) {
  return SIZES.flatMap((size, row) =>
    COLOURS.map((colour, column) => ({
      id: `v-${product}-${row}-${column}`,
      sku: `SQ${product}-${size}${column}`,
      attributes: { Size: size, Colour: colour } as Readonly<Record<string, string>>,
      optionValues: [
        { optionName: 'Size', value: size },
        { optionName: 'Colour', value: colour },
      ],
      unlimited: false,
      qtyInStock: product % 17 === 0 ? 0 : (product + row * column) % 9,
      onSale: product % 5 === 0,
      price: Math.round(priceOf(product, row) * 100),
      salePrice: 1_550 + product * 10,
      priceMoney: { value: priceOf(product, row).toFixed(2), currency: 'USD' },
      salePriceMoney: { value: (15.5 + product / 10).toFixed(2), currency: 'USD' },
    })),
  )
}

function product(index: number) {
  return {
    id: `5f3c${index.toString(16).padStart(20, '0')}`,
    recordType: 11,
    recordTypeLabel: 'store-item',
    title: `Linen shirt No. ${index} “Harbour” & sons`,
    fullUrl: `/shop/p/linen-shirt-${index}`,
    excerpt: `<p>Woven in small lots from washed linen, cut for everyday work. Lot ${index}.</p>`,
    categories: ['Shirts', index % 2 ? 'New in' : 'Classics'],
    tags: ['linen', 'summer', `lot ${index % 7}`],
    author: { displayName: 'Ada Martin' },
    starred: index % 11 === 0,
    mainImageId: `image-${index}`,
    systemDataId: `image-${index}`,
    assetUrl: `https://images.example.com/content/v1/shop/${index}/linen-shirt.jpg`,
    originalSize: '2500x1667',
    mediaFocalPoint: { x: 0.42, y: 0.61 },
    systemDataVariants: '2500x1667,100w,300w,500w,750w,1000w,1500w,2500w',
    structuredContent: {
      productType: 1,
      variants: variants(index),
      variantOptionOrdering: ['Size', 'Colour'],
      isSubscribable: false,
      useCustomAddButtonText: false,
    },
  }
}

export type Product = ReturnType<typeof product>

export const data = {
  website: { timeZone: 'America/New_York', baseUrl: 'https://shop.example.com' },
  websiteSettings: { storeSettings: { multipleQuantityAllowedForServices: true } },
  collection: { id: 'shop', title: 'Shop', fullUrl: '/shop', typeName: 'products' },
  localizedStrings: { productAddToCartText: 'Add to bag' },
  pagination: { nextPage: true, nextPageUrl: '/shop?page=2' },
  items: Array.from({ length: 200 }, (_, index) => product(index)),
}
