import { NoAnswer } from './noAnswer'

/** Whether the app did what was asked; false where there is no such app, so that the caller goes on by itself. */
export const answered = (asking: Promise<unknown>): Promise<boolean> =>
  asking.then(
    () => true,
    (reason: unknown) => {
      if (reason instanceof NoAnswer) return false
      throw reason
    },
  )
