import { CARRIER_CODES, trackingProblem } from '../../../src/contract/carriers'
import { simulatedCourier } from './simulatedCourier'

it('gives each parcel a number that its carrier would print, and every carrier some', async () => {
  const now = new Date('2026-11-21T10:00:00+08:00')
  const { collect } = simulatedCourier()
  const parcels = await Promise.all(
    Array.from({ length: 60 }, (_, place) => collect({ orderCode: `26112100000${place}`, toCity: `第${place}市` }, now)),
  )
  const seen = new Set(parcels.map(({ carrier }) => carrier))
  expect([...seen].sort((left, right) => left - right)).toEqual(CARRIER_CODES)
  expect(parcels.filter(({ carrier, trackingNumber }) => trackingProblem(carrier, trackingNumber) !== undefined)).toEqual([])
})
