import { coupon } from '@/contract/coupon'
import type { Endpoint } from '@/contract/endpoint'
import { mall } from '@/contract/mall'
import { product } from '@/contract/product'
import { search } from '@/contract/search'
import { video } from '@/contract/video'

/**
 * The reads that every visitor is answered alike: they alone are made for a rendered page, which a proxy may keep. What belongs to a device
 * (its cart, its experiments) or to a member is read by the browser once React has taken the page over.
 */
export const sharedReads: readonly Endpoint[] = [
  mall.config,
  mall.home,
  mall.categories,
  mall.licences,
  mall.onlineTime,
  search.list,
  search.result,
  product.merged,
  product.info,
  product.stairPrice,
  coupon.list,
  video.one,
]

/** What the browser asks once more: the gateway counts who has seen a product. */
export const countedReads: readonly Endpoint[] = [product.merged]
