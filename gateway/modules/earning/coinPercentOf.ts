import type { Querying } from '../../db/open'

type Asked = { memberId: string; now: Date }

/** In how many percent of the shop's rate a member gets coins for what he buys: a right of his level may give more than all. */
export const coinPercentOf = async (_db: Querying, _asked: Asked): Promise<number> => 100
