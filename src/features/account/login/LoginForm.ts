import type { Session } from '@/contract/account'

/** What both login forms take. The name (phone or user name) is shared, so that changing the way keeps what was typed. */
export type LoginFormProps = {
  name: string
  onName: (name: string) => void
  onLogin: (session: Session) => Promise<void>
  /** Of another provider's login that no member has yet. */
  bindToken?: string | undefined
  /** That login is no longer good. */
  onExpired?: (() => void) | undefined
}
