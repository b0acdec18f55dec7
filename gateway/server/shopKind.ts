import { isLoopback } from './loopback'
import { StartError } from './startError'

/**
 * What a gateway is started for. `trial`: nobody asked for anything, on this machine alone. `demonstration`: `DEMO=1`, also for a phone
 * in the same network. Both have ready-made people and pretend whatever is not set up. `production`: everything else; it pretends nothing.
 */
export type ShopKind = 'trial' | 'demonstration' | 'production'

/** Settings that connect the shop to the real world: with one of them it is no trial, whatever else is missing. */
const REAL = /^(DATABASE_(REPLICA_)?URL|PUBLIC_URL|TRUST_PROXY|ANALYTICS|(SMS|PUSH|LOGIN|COURIER|INVOICE)_(URL|TOKEN)|WECHAT_.+)$/

/** Only what is plainly a trial is one: a setting that was forgotten must never open accounts or move goods without money. */
export function shopKindOf(env: NodeJS.ProcessEnv): ShopKind {
  const text = (name: string) => env[name]?.trim() ?? ''
  const demo = text('DEMO')
  if (demo === '1') return 'demonstration'
  if (demo === '0') return 'production'
  if (demo !== '') throw new StartError(`环境变量 DEMO=${demo} 不正确：演示设为 1，正式运行设为 0 或不设。`)
  const isReal = Object.keys(env).some((name) => REAL.test(name) && !['', '0'].includes(text(name)))
  return isReal || !isLoopback(text('HOST') || '127.0.0.1') ? 'production' : 'trial'
}
