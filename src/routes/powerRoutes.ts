import { route } from './route'

/** Rows of a member's rights out of plans, insurance and the paid membership (specification 1, section 2: `/power`). */
export const powerRoutes = {
  powerList: route('/power/list', 'power/list', {
    title: '我的权益',
    pullToRefresh: true,
    skeleton: 1,
    session: 'required',
    next: ['powerDetail'],
  }),
  powerDetail: route('/power/detail/:type', 'power/detail', {
    title: '权益详情',
    pullToRefresh: true,
    skeleton: 1,
    session: 'required',
  }),
  powerMessages: route('/power/msg', 'power/messages', {
    title: '权益消息',
    pullToRefresh: true,
    skeleton: 1,
    restoresScroll: true,
    session: 'required',
  }),
}
