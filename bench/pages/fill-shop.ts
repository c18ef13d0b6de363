import type { Client } from 'pg'

/** Copies of the one shop's products, with their pictures, variants and descriptions, until there are `count`. */
export async function fillShop(admin: Client, count: number): Promise<void> {
  await admin.query(
    `CREATE TEMPORARY TABLE copy AS
     SELECT website_id, id AS from_id, number, substr(md5(id || number), 1, 24) AS id
     FROM product, generate_series(2, ${count}) AS number
     ORDER BY number, from_id LIMIT ${count} - (SELECT count(*) FROM product)`,
  )
  await admin.query(
    `INSERT INTO item (website_id, id, url_id, title, collection_id, record_type, excerpt, status,
       publish_on, visible_from, image_id, more_image_ids, tags, categories, starred, source_url,
       passthrough, seo_title, seo_description, content, position)
     SELECT website_id, copy.id, url_id || '-' || number, title || ' ' || number, collection_id,
       record_type, excerpt, status, publish_on, visible_from, image_id, more_image_ids, tags,
       categories, starred, source_url, passthrough, seo_title, seo_description,
       content, position
     FROM copy JOIN item source USING (website_id) WHERE source.id = copy.from_id`,
  )
  await admin.query(
    `INSERT INTO product (website_id, id, type, options, lowest_price_minor)
     SELECT website_id, copy.id, type, options, lowest_price_minor
     FROM copy JOIN product source USING (website_id) WHERE source.id = copy.from_id`,
  )
  await admin.query(
    `INSERT INTO variant (website_id, id, product_id, position, sku, attributes, price_minor,
       sale_price_minor, on_sale, image_id)
     SELECT website_id, substr(md5(source.id || number), 1, 24), copy.id, position,
       sku || '-' || number, attributes, price_minor, sale_price_minor, on_sale, image_id
     FROM copy JOIN variant source USING (website_id) WHERE source.product_id = copy.from_id`,
  )
  await admin.query(
    `INSERT INTO stock_level (website_id, variant_id, unlimited, on_hand)
     SELECT website_id, substr(md5(variant_id || number), 1, 24), unlimited, on_hand
     FROM copy JOIN variant USING (website_id) JOIN stock_level USING (website_id)
     WHERE variant.product_id = copy.from_id AND stock_level.variant_id = variant.id`,
  )
  await admin.query('DROP TABLE copy')
  await admin.query('ANALYZE')
}
