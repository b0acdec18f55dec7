/** Identifies the product's app on SMS login and register (specification 1, section 7). */
export const ORGANIZATION_CODE = 'qinghe-mall'
