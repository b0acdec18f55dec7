import { dataCopy } from '../../../src/contract/dataCopy'
import { implement } from '../../kernel/implement'
import { partsOfCopy } from '../privacy/contentOf'
import { askForCopy, copiesOf, linkToCopy } from './ownCopies'

export const dataCopyHandlers = implement(dataCopy, {
  list: async ({ db, memberId, now }) => ({ results: await copiesOf(db, memberId, now), parts: partsOfCopy() }),
  ask: ({ memberId, now, transaction, body: { proof } }) => transaction((tx) => askForCopy(tx, { memberId, proof, now })),
  link: ({ db, memberId, sessionHash, now, params: { copyId }, body: { format } }) =>
    linkToCopy(db, { memberId, sessionHash, copyId, format, now }),
})
