import { route } from './route'

/** Rows of the prize draw; their addresses are ours, beside /prizes/rule. Who comes by what a member passed on brings its id. */
export const lotteryRoutes = {
  lottery: route('/prizes/draw', 'lottery/draw', {
    title: '健康好礼',
    pullToRefresh: true,
    skeleton: 1,
    query: ['shareId'],
    sendsCard: true,
    next: ['prizes'],
  }),
  points: route('/prizes/points', 'lottery/points', {
    title: '积分明细',
    pullToRefresh: true,
    skeleton: 1,
    restoresScroll: true,
    session: 'required',
  }),
  prizes: route('/prizes/mine', 'lottery/mine', {
    title: '我的奖品',
    pullToRefresh: true,
    skeleton: 1,
    restoresScroll: true,
    session: 'required',
  }),
}
