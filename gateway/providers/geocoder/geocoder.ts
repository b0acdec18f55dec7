export type Place = { code: string; name: string }
/** The place at a position (degrees, WGS 84), as deep as it is known; nothing outside the country. */
export type Geocoder = {
  placeAt: (position: { lng: number; lat: number }) => Promise<{ province: Place | null; city: Place | null; area: Place | null }>
}
