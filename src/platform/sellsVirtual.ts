import { host as ownHost, type Host } from './host'

/** Whether what is no goods may be sold here: WeChat lets no mini-program sell it on iOS, nor a site that is shown within one. */
export const sellsVirtual = ({ kind, system }: Pick<Host, 'kind' | 'system'> = ownHost): boolean =>
  system !== 'ios' || (kind !== 'weapp' && kind !== 'doctorMini')
