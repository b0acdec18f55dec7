import { address } from '../../../src/contract/address'
import { addressOf, addTo, bookOf, changeIn, makeDefaultIn, removeFrom, told } from './book'
import { implement } from '../../kernel/implement'

export const addressHandlers = implement(address, {
  list: async ({ db, memberId }) => ({ results: (await bookOf(db, memberId)).map(told) }),
  default: async ({ db, memberId }) => {
    const [first] = await bookOf(db, memberId).limit(1)
    return { address: first?.isDefault ? told(first) : null }
  },
  one: async ({ db, memberId, params }) => told(await addressOf(db, memberId, params.id)),
  add: ({ memberId, body, now, once }) => once(async (tx) => told(await addTo(tx, memberId, body, now))),
  change: async ({ memberId, params, body, transaction }) => told(await transaction((tx) => changeIn(tx, memberId, params.id, body))),
  makeDefault: async ({ memberId, params, transaction }) => told(await transaction((tx) => makeDefaultIn(tx, memberId, params.id))),
  remove: async ({ memberId, params, transaction }) => {
    await transaction((tx) => removeFrom(tx, memberId, params.id))
    return { done: true as const }
  },
  byLngLat: ({ outside, query }) => outside.geocoder.placeAt({ lng: Number(query.lng), lat: Number(query.lat) }),
})
