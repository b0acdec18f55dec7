/** Puts the device into a time zone until the file ends (environment.cjs): `America/Los_Angeles`. */
declare const setDeviceZone: (zone: string) => void
