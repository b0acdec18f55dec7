import type { ReviewedInvitation } from '../../contract/invitation'

export type DecidingProps = {
  /** As it was seen. */
  of: ReviewedInvitation
  onClose: () => void
  onDone: () => void
  /** Reads it again. */
  onReread: () => void
}
