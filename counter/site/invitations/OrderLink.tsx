import { FOUND_KINDS } from '../../contract/find'
import { PageLink } from '../parts/PageLink'
import { useSession } from '../session/useSession'

const { roles, at } = FOUND_KINDS.order

/** An order’s number, which leads to it for whoever may open orders. */
export function OrderLink({ orderCode }: { orderCode: string }) {
  const session = useSession()
  const mayOpen = session.state === 'in' && roles.some((role) => session.me.roles.includes(role))
  return mayOpen ? <PageLink to={`${at}${encodeURIComponent(orderCode)}`}>{orderCode}</PageLink> : <>{orderCode}</>
}
