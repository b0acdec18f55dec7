import { route } from './route'

/** Rows of what members bring friends by. Who comes by an invitation brings its id. */
export const friendRoutes = {
  inviteFriends: route('/activity/getnewuser', 'friends/pages/invite/index', {
    title: '邀请新朋友',
    pullToRefresh: true,
    skeleton: 1,
    sendsCard: true,
    next: ['newUserReward'],
  }),
  newUserGift: route('/activity/newUserGift', 'friends/pages/gift/index', {
    title: '新人礼包',
    pullToRefresh: true,
    skeleton: 1,
    query: ['inviteId'],
  }),
  newUserReward: route('/activity/newUserReward', 'friends/pages/reward/index', {
    title: '邀请记录',
    pullToRefresh: true,
    skeleton: 1,
    restoresScroll: true,
    session: 'required',
  }),
}
