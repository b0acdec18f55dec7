import { address } from '../../../src/contract/address'
import { addressOf, addAddress, addressesOf, changeAddress, makeDefaultAddress, removeAddress, shownAddress } from './addressBook'
import { implement } from '../../kernel/implement'

export const addressHandlers = implement(address, {
  list: async ({ db, memberId }) => ({ results: (await addressesOf(db, memberId)).map(shownAddress) }),
  default: async ({ db, memberId }) => {
    const [first] = await addressesOf(db, memberId).limit(1)
    return { address: first?.isDefault ? shownAddress(first) : null }
  },
  one: async ({ db, memberId, params }) => shownAddress(await addressOf(db, memberId, params.id)),
  add: ({ memberId, body, now, idempotent }) => idempotent(async (tx) => shownAddress(await addAddress(tx, memberId, body, now))),
  change: async ({ memberId, params, body, transaction }) =>
    shownAddress(await transaction((tx) => changeAddress(tx, memberId, params.id, body))),
  makeDefault: async ({ memberId, params, transaction }) =>
    shownAddress(await transaction((tx) => makeDefaultAddress(tx, memberId, params.id))),
  remove: async ({ memberId, params, transaction }) => {
    await transaction((tx) => removeAddress(tx, memberId, params.id))
    return { done: true as const }
  },
  byLngLat: ({ providers, query }) => providers.geocoder.placeAt({ lng: Number(query.lng), lat: Number(query.lat) }),
})
