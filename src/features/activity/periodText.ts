import { shopTimeOfYear } from '@/lib/time'

/** How long a promotion runs: 11-01 00:00 至 12-01 00:00. */
export const periodText = ({ beginsAt, endsAt }: { beginsAt: string; endsAt: string }): string =>
  `${shopTimeOfYear(beginsAt)} 至 ${shopTimeOfYear(endsAt)}`
