import { route } from './route'

/** Rows of what members bring friends by. Who comes by an invitation or to help brings its id. */
export const friendRoutes = {
  inviteFriends: route('/activity/getnewuser', 'friends/invite', {
    title: '邀请新朋友',
    pullToRefresh: true,
    skeleton: 1,
    sendsCard: true,
    next: ['newUserReward'],
  }),
  newUserGift: route('/activity/newUserGift', 'friends/gift', {
    title: '新人礼包',
    pullToRefresh: true,
    skeleton: 1,
    query: ['inviteId'],
  }),
  newUserReward: route('/activity/newUserReward', 'friends/reward', {
    title: '邀请记录',
    pullToRefresh: true,
    skeleton: 1,
    restoresScroll: true,
    session: 'required',
  }),
  toAssist: route('/activity/toAssist', 'friends/toAssist', { title: '助力活动', pullToRefresh: true, skeleton: 1 }),
  assist: route('/activity/assist/:id', 'friends/assist', {
    title: '邀请助力',
    pullToRefresh: true,
    skeleton: 1,
    session: 'required',
    next: ['myAssist'],
  }),
  myAssist: route('/activity/myAssist/:id?', 'friends/myAssist', {
    title: '我的助力',
    pullToRefresh: true,
    skeleton: 1,
    session: 'required',
    sendsCard: true,
  }),
  assistSharer: route('/activity/sharer/:id', 'friends/sharer', { title: '家人助力', pullToRefresh: true, skeleton: 1 }),
}
