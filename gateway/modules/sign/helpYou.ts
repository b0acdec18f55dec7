import { MAKE_UP_COINS, MAKE_UP_COST, MONTH_GIFT, QUESTION_COINS, WEEK, WEEK_GIFT } from './rewards'

/** What is asked about signing in. */
export const HELP_YOU = [
  { title: '怎样算一天', text: '按北京时间，零点到零点算一天。每天签到一次，手机的时间和时区不影响。' },
  {
    title: '连续签到有什么',
    text: `每连续签满 ${WEEK} 天得周礼 ${WEEK_GIFT} 枚，补签的日子也算。一个自然月每天都签到，得月礼 ${MONTH_GIFT} 枚。`,
  },
  {
    title: '漏签了怎么办',
    text: `只漏了昨天一天的，今天签到时自动补上，每月一次，不花健康币，也不发健康币。本周和上周漏签的日子还可以补签，一天用 ${MAKE_UP_COST} 枚，得 ${MAKE_UP_COINS} 枚。`,
  },
  { title: '每日一问', text: `答对答错都得 ${QUESTION_COINS} 枚，每天一次，答完看得到解释。` },
  { title: '签到提醒', text: '打开后，当天还没有签到的，晚上 7 点到 10 点之间提醒一次；随时可以关闭。' },
]
