import { power } from '../../../src/contract/power'
import { implement } from '../../kernel/implement'
import { pageOfMessages } from '../message/pageOfMessages'
import type { TemplateName } from '../message/templates'
import { powersOf } from './powers'
import './tellUsed'
import { usesOf } from './usesOf'
import { WAYS } from './ways'

/** What is told of rights: granted, used, about to end. */
const TOLD: readonly TemplateName[] = [
  ...(['powerGranted', 'powerUsed', 'powerEnding'] as const),
  ...(['policyIssued', 'instalmentFree', 'policyLapsed', 'svipBought', 'svipEnding'] as const),
]

export const powerHandlers = implement(power, {
  list: async ({ db, memberId, now, providers: { fileKeys: ring } }) => ({ results: await powersOf(db, { ring, memberId, now }) }),

  detail: async ({ db, memberId, now, providers: { fileKeys: ring }, params: { type } }) => ({
    steps: [...WAYS[type]],
    powers: (await powersOf(db, { ring, memberId, now })).filter((one) => one.type === type),
    uses: await usesOf(db, { ring, memberId, type }),
  }),

  messages: ({ db, memberId, providers: { fileKeys: ring }, query }) => pageOfMessages(db, { ring, memberId, templates: TOLD, ...query }),
})
