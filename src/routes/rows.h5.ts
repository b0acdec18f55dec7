import { firstRoutes } from './firstRoutes'
import type { Route } from './route'
import type { RouteName } from './table'

const known: Partial<Record<RouteName, Route>> = { ...firstRoutes }

/** The rows of the route table, by name: what home needs from the start, all of them before any other page opens (taro/universalRouter). */
export const rows = known as Readonly<Record<RouteName, Route>>

let learning: Promise<void> | undefined

/** Settles when every row is known; fails without a network, and may be asked again. */
export const allRows = (): Promise<void> =>
  (learning ??= import(/* webpackChunkName: "later" */ './laterRoutes').then(
    ({ laterRoutes }) => void Object.assign(known, laterRoutes),
    (failure: unknown) => {
      learning = undefined
      throw failure
    },
  ))
