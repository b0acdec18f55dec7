/** Kinds of personal information, as the list of collected information counts them (`gateway/modules/privacy/kinds.ts` has their words). */
export type PersonalKind =
  | 'phone'
  | 'account'
  | 'device'
  | 'consignee'
  | 'order'
  | 'identity'
  | 'health'
  | 'picture'
  | 'browse'
  | 'consult'
  | 'location'
  | 'push'
  | 'reward'

/** What a call takes about a person, and on which occasion, in the words of the list that the person reads. */
export type Collecting = { scene: string; kinds: readonly PersonalKind[] }
