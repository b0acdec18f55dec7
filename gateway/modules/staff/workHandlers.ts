import { staff as staffGroup } from '../../../counter/contract/staff'
import type { Transaction } from '../../db/open'
import { randomId } from '../../lib/hash'
import { HttpError } from '../../lib/httpError'
import { hashPassword } from '../../kernel/password'
import { implementWork } from '../../kernel/work/implementWork'
import type { Changes } from '../../kernel/work/workContext'
import { freshCredentials } from './credentials'
import { forgetTries, logIn, recognized } from './logIn'
import { newStaff } from './newStaff'
import { checkOwnPassword, replacePassword } from './ownPassword'
import { changePerson, endSession, endSessionsOf, keepingOperator, peopleOf, personOf, replaceRoles, standingPerson } from './people'

const DONE = { done: true } as const

type Changing = { staffId: string; now: Date; work: (tx: Transaction) => Promise<Changes> }
/** A change of somebody's account, which answers the account. */
const changing = ({ staffId, now, work }: Changing) =>
  Promise.resolve({
    record: `staff:${staffId}`,
    standing: (tx: Transaction) => standingPerson(tx, staffId, now),
    change: async (tx: Transaction) => {
      const changes = await work(tx)
      return { answer: await personOf(tx, staffId, now), changes }
    },
  })

function refuseOwn(own: { staffId: string }, staffId: string) {
  if (own.staffId === staffId) throw new HttpError(409, 'OWN_ACCOUNT', '不能锁定或停用自己的账号')
}

export const staffWorkHandlers = implementWork(staffGroup, {
  logIn: async ({ db, now, address, deviceCookie, providers: { fileKeys }, allowsDemonstration, body }) => {
    const known = await recognized(db, { ...body, address, deviceCookie, fileKeys, now, allowsDemonstration })
    const { staffId, name, loginName } = known.person
    return {
      record: `staff:${staffId}`,
      by: { staffId, name },
      change: async (tx) => {
        const { roles, ...cookies } = await logIn(tx, known, now)
        return { answer: { staffId, name, loginName, roles }, ...cookies }
      },
    }
  },

  me: ({ staff: { staffId, name, loginName, roles } }) => Promise.resolve({ staffId, name, loginName, roles }),

  logOut: ({ staff: { staffId, tokenHash } }) =>
    Promise.resolve({
      record: `staff:${staffId}`,
      change: async (tx) => {
        await endSession(tx, tokenHash)
        return { answer: DONE, session: null }
      },
    }),

  changePassword: async ({ db, now, staff: { staffId, tokenHash }, body: { password, newPassword } }) => {
    await checkOwnPassword(db, { staffId, password, now })
    const passwordHash = await hashPassword(newPassword)
    return {
      record: `staff:${staffId}`,
      change: async (tx) => {
        await replacePassword(tx, { staffId, tokenHash, passwordHash })
        return { answer: DONE }
      },
    }
  },

  people: ({ db, now, query }) => peopleOf(db, { ...query, now }),

  add: async ({ now, providers: { fileKeys }, body: { loginName, name, roles } }) => {
    const staffId = randomId()
    const { told, kept } = await freshCredentials({ staffId, loginName, ring: fileKeys })
    return {
      record: `staff:${staffId}`,
      change: async (tx) => {
        const made = await newStaff(tx, { staffId, loginName, name, roles: [...new Set(roles)], ...kept, now })
        if (made === undefined) throw new HttpError(409, 'NAME_TAKEN', `登录名 ${loginName} 已经有人用了`, { field: 'loginName' })
        return { answer: told, changes: { roles: { from: null, to: roles } } }
      },
    }
  },

  changeRoles: ({ now, allowsDemonstration, params: { staffId }, body: { roles } }) =>
    changing({
      staffId,
      now,
      work: async (tx) => {
        const { loginName, roles: from } = await personOf(tx, staffId, now)
        await keepingOperator(tx, allowsDemonstration, async () => {
          await changePerson(tx, staffId, { loginName })
          await replaceRoles(tx, staffId, roles)
        })
        return { roles: { from, to: roles } }
      },
    }),

  resetCredentials: async ({ db, now, providers: { fileKeys }, params: { staffId } }) => {
    const { loginName } = await personOf(db, staffId, now)
    const { told, kept } = await freshCredentials({ staffId, loginName, ring: fileKeys })
    return {
      record: `staff:${staffId}`,
      standing: (tx) => standingPerson(tx, staffId, now),
      change: async (tx) => {
        await changePerson(tx, staffId, { ...kept, totpStep: 0 })
        await endSessionsOf(tx, staffId)
        await forgetTries(tx, { staffId, loginName })
        return { answer: told }
      },
    }
  },

  lock: ({ now, allowsDemonstration, staff: own, params: { staffId } }) => {
    refuseOwn(own, staffId)
    return changing({
      staffId,
      now,
      work: async (tx) => {
        await keepingOperator(tx, allowsDemonstration, () => changePerson(tx, staffId, { lockedAt: now }))
        await endSessionsOf(tx, staffId)
        return { locked: { from: false, to: true } }
      },
    })
  },

  unlock: ({ now, params: { staffId } }) =>
    changing({
      staffId,
      now,
      work: async (tx) => {
        await changePerson(tx, staffId, { lockedAt: null })
        return { locked: { from: true, to: false } }
      },
    }),

  endSessions: ({ now, params: { staffId } }) =>
    changing({
      staffId,
      now,
      work: async (tx) => {
        const { sessions } = await personOf(tx, staffId, now)
        await endSessionsOf(tx, staffId)
        return { sessions: { from: sessions, to: 0 } }
      },
    }),

  remove: ({ now, allowsDemonstration, staff: own, params: { staffId } }) => {
    refuseOwn(own, staffId)
    return changing({
      staffId,
      now,
      work: async (tx) => {
        await keepingOperator(tx, allowsDemonstration, () => changePerson(tx, staffId, { closedAt: now }))
        await endSessionsOf(tx, staffId)
        return { removed: { from: false, to: true } }
      },
    })
  },
})
