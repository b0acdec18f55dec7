import { shopTime } from '@/lib/time'

/** How long a promotion runs: 2026-11-01 00:00 至 2026-12-01 00:00. */
export const periodText = ({ beginsAt, endsAt }: { beginsAt: string; endsAt: string }): string =>
  `${shopTime(beginsAt)} 至 ${shopTime(endsAt)}`
