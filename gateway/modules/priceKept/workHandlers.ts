import { priceKept } from '../../../counter/contract/priceKept'
import { implementWork } from '../../kernel/work/implementWork'
import { listClaims } from './listClaims'

export const priceKeptWorkHandlers = implementWork(priceKept, { list: ({ db, query }) => listClaims(db, query) })
