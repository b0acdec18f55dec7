import * as z from 'zod/mini'
import { Cents, Id, ProductCode, SkuCode } from './fields'

/** Specification 2, section 3: 2, 3 and 4; any other value shows as unknown. */
export const ProductStatus = { onShelf: 2, offShelf: 3, outOfStock: 4 } as const

/** How the law marks a product on every card (LAW-AND-PRIVACY, D3). */
export const DrugMark = z.enum(['rx', 'otcA', 'otcB', 'none'])
export type DrugMark = z.infer<typeof DrugMark>

/** 凭处方的产品 show neither pack nor label before an approved prescription; `sealed` says that this one is shut for this member. */
export const Sealing = { mark: DrugMark, isAntibiotic: z.boolean(), sealed: z.boolean() }

/** A short promotion on a card: `满69减10`, `2件9折`. */
export const PromotionTag = z.looseObject({ promotionId: Id, text: z.string() })

/** What a list shows of a product: its first packing on sale. */
export const ProductCard = z
  .looseObject({
    productCode: ProductCode,
    skuCode: SkuCode,
    name: z.string(),
    brandName: z.string(),
    makerName: z.string(),
    specification: z.string(),
    unit: z.string(),
    /** Address of the picture without its width; the sealed drawing where `sealed`. */
    productImageUrl: z.string(),
    status: z.int(),
    salePrice: Cents,
    marketPrice: z.nullable(Cents),
    couponMsg: z.nullable(z.string()),
    promotions: z.array(PromotionTag),
    /** When it arrives if it is paid now: `明天达`. None in an order's own lines. */
    arrivalText: z.optional(z.nullable(z.string())),
    /** How often the page was opened. */
    views: z.int(),
    ...Sealing,
  })
  .register(z.globalRegistry, { id: 'ProductCard' })
export type ProductCard = z.infer<typeof ProductCard>
