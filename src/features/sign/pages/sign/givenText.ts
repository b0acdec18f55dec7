type Given = { coins: number; gifts: ReadonlyArray<{ gift: string; coins: number }> }

/** 签到成功，得 10 枚健康币和周礼 60 枚 */
export const givenText = (done: string, { coins, gifts }: Given): string =>
  `${done}，得 ${coins} 枚健康币${gifts.map(({ gift, coins: more }) => `和${gift === 'month' ? '月礼' : '周礼'} ${more} 枚`).join('')}`
