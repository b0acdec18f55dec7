import { relations } from 'drizzle-orm'
import { members } from '../kernel/schema'
import { addresses } from '../modules/address/schema'
import { cartLines } from '../modules/cart/schema'
import { combinations, packings, products, stairPrices } from '../modules/catalogue/schema'
import { couponTypes, memberCoupons } from '../modules/coupon/schema'
import { orderLines, orders, parcelEvents, parcels } from '../modules/purchase/schema'
import { prescriptionDrugs, prescriptions } from '../modules/prescription/schema'
import { favourites } from '../modules/interest/schema'
import { videos } from '../modules/video/schema'

/* What stands around a row: `db.query` reads it with the row, in one query. */

export const productRelations = relations(products, ({ many }) => ({
  packings: many(packings),
  videos: many(videos),
  favourites: many(favourites),
}))
export const packingRelations = relations(packings, ({ one, many }) => ({
  product: one(products, { fields: [packings.productCode], references: [products.productCode] }),
  combinations: many(combinations),
  stairPrices: many(stairPrices),
}))
export const combinationRelations = relations(combinations, ({ one }) => ({
  packing: one(packings, { fields: [combinations.skuCode], references: [packings.skuCode] }),
}))
export const stairPriceRelations = relations(stairPrices, ({ one }) => ({
  packing: one(packings, { fields: [stairPrices.skuCode], references: [packings.skuCode] }),
}))
export const videoRelations = relations(videos, ({ one }) => ({
  product: one(products, { fields: [videos.productCode], references: [products.productCode] }),
}))
export const favouriteRelations = relations(favourites, ({ one }) => ({
  product: one(products, { fields: [favourites.productCode], references: [products.productCode] }),
}))

export const memberRelations = relations(members, ({ many }) => ({
  addresses: many(addresses),
  coupons: many(memberCoupons),
  prescriptions: many(prescriptions),
}))
export const addressRelations = relations(addresses, ({ one }) => ({
  member: one(members, { fields: [addresses.memberId], references: [members.memberId] }),
}))
export const memberCouponRelations = relations(memberCoupons, ({ one }) => ({
  member: one(members, { fields: [memberCoupons.memberId], references: [members.memberId] }),
  type: one(couponTypes, { fields: [memberCoupons.couponType], references: [couponTypes.couponType] }),
}))
export const prescriptionRelations = relations(prescriptions, ({ one, many }) => ({
  member: one(members, { fields: [prescriptions.memberId], references: [members.memberId] }),
  drugs: many(prescriptionDrugs),
}))
export const prescriptionDrugRelations = relations(prescriptionDrugs, ({ one }) => ({
  prescription: one(prescriptions, { fields: [prescriptionDrugs.prescriptionId], references: [prescriptions.prescriptionId] }),
}))

export const cartLineRelations = relations(cartLines, ({ one }) => ({
  packing: one(packings, { fields: [cartLines.skuCode], references: [packings.skuCode] }),
}))

export const orderRelations = relations(orders, ({ one, many }) => ({
  lines: many(orderLines),
  parcel: one(parcels),
}))
export const orderLineRelations = relations(orderLines, ({ one }) => ({
  order: one(orders, { fields: [orderLines.orderCode], references: [orders.orderCode] }),
  packing: one(packings, { fields: [orderLines.skuCode], references: [packings.skuCode] }),
}))
export const parcelRelations = relations(parcels, ({ one, many }) => ({
  order: one(orders, { fields: [parcels.orderCode], references: [orders.orderCode] }),
  events: many(parcelEvents),
}))
export const parcelEventRelations = relations(parcelEvents, ({ one }) => ({
  parcel: one(parcels, { fields: [parcelEvents.trackingNumber], references: [parcels.trackingNumber] }),
}))
