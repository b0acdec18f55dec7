import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { LevelRight } from './level'

/** The families of specification 1, section 7, for hosts that show a member’s level beside the shop; its own pages ask `GET /level`. */
const V1 = { level: z.int(), growth: z.int() }

export const member = {
  v1: endpoint('GET /member/v1', {
    about: 'The level of this member and the growth',
    session: 'required',
    provides: 'level',
    output: z.looseObject(V1),
  }),
  v2: endpoint('GET /member/v2', {
    about: 'The level of this member and the growth, with its name, until when, and its rights',
    session: 'required',
    provides: 'level',
    output: z.looseObject({ ...V1, name: z.string(), lastDay: z.nullable(z.iso.date()), rights: z.array(LevelRight) }),
  }),
}
