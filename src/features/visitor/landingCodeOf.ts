import { LandingCode } from '@/contract/landing'

/** The campaign's code out of an address, as it is sent; nothing where it cannot be one: nobody is refused for a link that was cut. */
export function landingCodeOf(code: string | undefined): { landingCode?: string } {
  const read = LandingCode.safeParse(code)
  return read.success ? { landingCode: read.data } : {}
}
