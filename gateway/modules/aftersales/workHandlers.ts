import { aftersales } from '../../../counter/contract/aftersales'
import { HttpError } from '../../kernel/httpError'
import { implementWork } from '../../kernel/work/implementWork'

const later = () => Promise.reject(new HttpError(503, 'NOT_YET', '正在开发'))

export const aftersalesWorkHandlers = implementWork(aftersales, {
  list: later,
  detail: later,
  picture: later,
  take: later,
  agree: later,
  refuse: later,
  arrive: later,
  beginInspection: later,
  endInspection: later,
})
