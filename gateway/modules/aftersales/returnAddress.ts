import { ReturnAddressShape } from '../../../counter/contract/settings/shapes'
import type { Querying } from '../../db/open'
import { setting, settingOf } from '../../kernel/settings'

const returnAddressSetting = setting('returnAddress', ReturnAddressShape)

/** Where goods go back to, as the shop's operator says; null in a shop that has not said it. */
export const returnAddressOf = async (db: Querying) => (await settingOf(db, returnAddressSetting)) ?? null
