import { agreement } from '../../../src/contract/agreement'
import { hasComeIntoForce, inForce } from '../../../src/lib/inForce'
import { presentOnes } from './agreedTo'
import { canWithdraw, DECLINED, effectOf, endsSessions } from './effects'
import { followWithdrawal } from './onWithdraw'
import { recordActs } from './record'
import { type Act, actsOf, type ConsentState, consentStatesOf, versionsFor } from './consentState'
import { statusOf } from './statusOf'
import { topicOf } from './topics'
import { type Version, versionsOf } from '../document/versions'
import { endSessions } from '../../kernel/endSessions'
import { channelText } from '../../kernel/deviceName'
import { implement } from '../../kernel/implement'
import { notFound } from '../../lib/httpError'

export const agreementHandlers = implement(agreement, {
  list: async ({ db, memberId, now }) => {
    const states = [...(await consentStatesOf(db, memberId)).values()]
    const versions = await versionsFor(db, states)
    return { results: states.map((state) => viewOf(state, versions, now)) }
  },

  pending: async ({ db, memberId, now }) => {
    const states = [...(await consentStatesOf(db, memberId)).values()]
    const versions = await versionsFor(db, states)
    const results = states.flatMap((state) => {
      const { agreed } = state
      const own = versions.get(agreed?.document ?? '') ?? []
      const present = inForce(own, now)
      if (!agreed || !present || statusOf(state, own, now) !== 'outdated' || !canWithdraw(state.topic)) return []
      const { name: document, title, version, effectiveDate } = present
      const changes = changesSince(own, agreed.version, now)
      return [{ document, title, version, previousVersion: agreed.version, effectiveDate, changes, effect: DECLINED }]
    })
    return { results }
  },

  history: async ({ db, memberId }) => {
    const [acts, versions] = await Promise.all([actsOf(db, memberId), versionsOf(db)])
    return { results: acts.map((act) => entryOf(act, versions)) }
  },

  detail: async ({ db, memberId, now, params: { document } }) => {
    const topic = topicOf(document)
    const state = (await consentStatesOf(db, memberId)).get(topic)
    if (!state) throw notFound('您同意过的这份文件')
    const [acts, versions] = await Promise.all([actsOf(db, memberId), versionsOf(db)])
    const own = acts.filter((act) => topicOf(act.document) === topic && act.orderCode === null)
    return { ...viewOf(state, versions, now), acts: own.map((act) => entryOf(act, versions)) }
  },

  agree: async ({ db, body, transaction, ...context }) => {
    const agreed = await presentOnes(db, body.agreements, context.now)
    await transaction((tx) => recordActs(tx, agreed, context))
    return { done: true as const }
  },

  decline: async ({ db, body, transaction, ...context }) => {
    const declined = await presentOnes(db, body.agreements, context.now)
    await transaction((tx) => recordActs(tx, declined, context, 'decline'))
    return { done: true as const }
  },

  withdraw: async ({ transaction, params: { document }, ...context }) => {
    const topic = topicOf(document)
    const loggedOut = await transaction(async (tx) => {
      const state = (await consentStatesOf(tx, context.memberId)).get(topic)
      if (!state || !canWithdraw(topic)) throw notFound('可以撤回的这项同意')
      // Taken back already: said again, it is still so.
      if (state.last.act === 'withdraw') return false
      const { document: own, version } = state.agreed ?? state.last
      await recordActs(tx, [{ document: own, version }], context, 'withdraw')
      await followWithdrawal(tx, topic, context)
      if (!endsSessions(topic)) return false
      await endSessions(tx, { memberId: context.memberId })
      return true
    })
    return { done: true as const, loggedOut }
  },
})

function viewOf(state: ConsentState, versions: ReadonlyMap<string, Version[]>, now: Date) {
  const { topic, last, agreed } = state
  const shown = agreed ?? last
  const own = versions.get(shown.document) ?? []
  const present = inForce(own, now)
  const status = statusOf(state, own, now)
  return {
    document: shown.document,
    title: present?.title ?? shown.document,
    version: shown.version,
    currentVersion: present?.version ?? shown.version,
    status,
    at: last.at.toISOString(),
    canWithdraw: agreed !== undefined && canWithdraw(topic),
    effect: effectOf(topic),
  }
}

const entryOf = ({ document, version, act, at, channel, deviceId }: Act, versions: ReadonlyMap<string, Version[]>) => {
  const own = versions.get(document) ?? []
  const title = (own.find((one) => one.version === version) ?? own[0])?.title ?? document
  const device = deviceId.slice(-4)
  return { document, title, version, act, at: at.toISOString(), channel, channelText: channelText(channel), device }
}

/** What changed between the version that was agreed to and the one in force, oldest first. */
function changesSince(versions: readonly Version[], agreed: string, now: Date): string {
  const present = versions.findIndex((version) => hasComeIntoForce(version, now))
  const before = versions.findIndex(({ version }) => version === agreed)
  const since = versions.slice(Math.max(0, present), before === -1 ? present + 1 : before).reverse()
  return since.flatMap(({ changes }) => changes ?? []).join('\n')
}
