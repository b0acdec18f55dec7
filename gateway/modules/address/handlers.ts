import { address } from '../../../src/contract/address'
import { addressOf, addTo, bookOf, changeIn, makeDefaultIn, removeFrom, shownAddress } from './book'
import { implement } from '../../kernel/implement'

export const addressHandlers = implement(address, {
  list: async ({ db, memberId }) => ({ results: (await bookOf(db, memberId)).map(shownAddress) }),
  default: async ({ db, memberId }) => {
    const [first] = await bookOf(db, memberId).limit(1)
    return { address: first?.isDefault ? shownAddress(first) : null }
  },
  one: async ({ db, memberId, params }) => shownAddress(await addressOf(db, memberId, params.id)),
  add: ({ memberId, body, now, once }) => once(async (tx) => shownAddress(await addTo(tx, memberId, body, now))),
  change: async ({ memberId, params, body, transaction }) =>
    shownAddress(await transaction((tx) => changeIn(tx, memberId, params.id, body))),
  makeDefault: async ({ memberId, params, transaction }) => shownAddress(await transaction((tx) => makeDefaultIn(tx, memberId, params.id))),
  remove: async ({ memberId, params, transaction }) => {
    await transaction((tx) => removeFrom(tx, memberId, params.id))
    return { done: true as const }
  },
  byLngLat: ({ outside, query }) => outside.geocoder.placeAt({ lng: Number(query.lng), lat: Number(query.lat) }),
})
