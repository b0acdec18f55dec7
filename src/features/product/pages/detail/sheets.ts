/** What can lie over the product page; one at a time. */
export type ProductSheet = 'sku' | 'promotions' | 'coupons' | 'service' | 'similars' | 'share'
