import { PROFILES, type Profile } from '../../profiles'

let held: Profile = PROFILES.iphone8

/** The phone the mini-program starts on. */
export const holdPhone = (profile: Profile) => void (held = profile)

export const phoneHeld = () => held
