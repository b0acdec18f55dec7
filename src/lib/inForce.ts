import { last } from './last'
import { shopDate } from './time'

type Dated = { effectiveDate: string }

/** The newest of these versions, newest first, whose day has come in the shop. Before the first one's day that one is shown. */
export const inForce = <T extends Dated>(versions: readonly T[], at: Date): T | undefined =>
  versions.find((version) => hasComeIntoForce(version, at)) ?? last(versions)

export const hasComeIntoForce = ({ effectiveDate }: Dated, at: Date): boolean => effectiveDate <= shopDate(at)
