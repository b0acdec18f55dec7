import { READY_PEOPLE } from '../../../gateway/demo/people/readyPeople'

export type Member = (typeof READY_PEOPLE)[number]

const [zhou, lin, chen] = READY_PEOPLE

/** The ready-made people: 周岚 has bought before, 林秀芝 is elderly, 陈默 has nothing yet. */
export const members = { zhou, lin, chen }
