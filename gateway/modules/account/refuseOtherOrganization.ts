import { ORGANIZATION_CODE } from '../../../src/lib/organization'
import { HttpError } from '../../lib/httpError'
import type { RequestContext } from '../../kernel/requestContext'

/**
 * Refuses a login or a registration that names another product's app (specification 1, section 7): its member would agree to one company's
 * texts and become another's. A client that names none is taken for ours; the header is no proof of anything.
 */
export function refuseOtherOrganization({ headers }: Pick<RequestContext, 'headers'>) {
  const named = headers('x-organization-code')
  if (named !== undefined && named !== ORGANIZATION_CODE) throw new HttpError(400, 'ORGANIZATION_UNKNOWN', '请使用本商城的应用登录')
}
