import type { ListedChat } from '../../contract/chat'

/** What somebody who is in a conversation of a kind does. */
export const SITTING: Readonly<Record<ListedChat['kind'], string>> = { service: '接待', consultation: '接诊' }
