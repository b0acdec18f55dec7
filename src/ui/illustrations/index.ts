import cart from './empty-cart.svg'
import network from './network-down.svg'
import orders from './no-orders.svg'
import prescription from './no-prescription.svg'
import notFound from './not-found.svg'
import success from './success.svg'

/** Pictures of the states a page can be in. */
export const illustrations = { cart, network, orders, prescription, notFound, success }
export type IllustrationName = keyof typeof illustrations
