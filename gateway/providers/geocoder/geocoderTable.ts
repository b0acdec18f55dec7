import { cityOf } from './regions'
import type { Geocoder } from './geocoder'
import { CITIES } from './geocoderCities'

/** Maximum distance in kilometres to a city's centre for a position to count as that city, and as its province. */
const CITY_WITHIN = 60
const PROVINCE_WITHIN = 120
const EARTH = 6371

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Kilometres between two positions on the sphere. */
function distance(from: { lng: number; lat: number }, to: { lng: number; lat: number }): number {
  const across = Math.sin(radians(to.lng - from.lng) / 2) ** 2 * Math.cos(radians(from.lat)) * Math.cos(radians(to.lat))
  return 2 * EARTH * Math.asin(Math.sqrt(Math.sin(radians(to.lat - from.lat) / 2) ** 2 + across))
}

/**
 * The embedded default: the nearest city of a small table. It knows no districts, and where the next city is far it tells only
 * the province, or nothing: a guess would send a parcel astray. The shopper confirms in the region picker in any case.
 */
export const tableGeocoder: Geocoder = {
  placeAt: async (position) => {
    const nearest = CITIES.map(([code, lng, lat]) => ({ code, away: distance(position, { lng, lat }) })).reduce((best, city) =>
      city.away < best.away ? city : best,
    )
    const place = nearest.away <= PROVINCE_WITHIN ? cityOf(nearest.code) : undefined
    return { province: place?.province ?? null, city: nearest.away <= CITY_WITHIN ? (place?.city ?? null) : null, area: null }
  },
}
