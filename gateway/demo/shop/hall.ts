import type { HallSetting } from '../../../counter/contract/settings/hallSetting'

/** The men's health hall of a demonstration: urology whole, and a few goods for skin, nutrition and care. */
export const HALL: HallSetting = {
  leaves: ['prostate', 'kidney'],
  productCodes: ['110331', '120741', '130531', '130621', '130751'],
}
